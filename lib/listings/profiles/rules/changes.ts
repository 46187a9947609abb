import type { Locale } from '@/lib/platform/language/locales'
import { type Message, message } from '@/lib/platform/language/message'
import { parseAddress } from '@/lib/providers/schema'
import type { ProviderDetail } from '@/lib/providers/types'
import { TOUR_PHOTOS, type VirtualTour } from '@/lib/providers/virtual-tours/schema'
import type { ImmediateRule } from '@/lib/settings/rules'
import { isListField, PROFILE_FIELDS, type ProfileField, TRANSLATED_FIELDS } from '../catalogue'
import { type ProfileTyped, profileTexts, readServices } from '../schema/form'
import type { DecisionInput } from '../schema/requests'
import { fieldDecisions } from '../schema/values'
import type { FieldDecisions, ProfileChangeView, ProfilePhoto, ProfileValues, ProposedFields } from '../types'
import { readHours, seasonsIn } from './read-hours'
import { descriptionsWith, isSameValue, proposedValues } from './values'
import { typedSeasons, writeHours } from './write-hours'

const areaCodeOf = (phone: string) => /^\((\d{3})\)/.exec(phone)?.[1]
const isSameArea = (before: string, after: string) =>
  areaCodeOf(before) !== undefined && areaCodeOf(before) === areaCodeOf(after)

type Rule = { field: ProfileField; holds: (before: ProfileValues, after: ProfileValues) => boolean }

/**
 * Low-risk changes that may go live without a decision; admins choose which of these rules apply. Openings, tuition and
 * "temporarily closed" are not part of a profile change and always go live immediately (commands/facts.ts).
 */
const RULES: Record<ImmediateRule, Rule> = {
  'phone-same-area': { field: 'phone', holds: (before, after) => isSameArea(before.phone, after.phone) },
  'logo-removed': { field: 'businessLogo', holds: (_, after) => after.businessLogo === '' },
  /** Reordered or removed photos; a new photo or a changed description needs a decision. */
  'photos-rearranged': {
    field: 'photos',
    holds: (before, after) => after.photos.every((photo) => before.photos.some((one) => isSameValue(one, photo))),
  },
  hours: { field: 'hours', holds: () => true },
  amenities: { field: 'amenities', holds: () => true },
  services: { field: 'servicesOffered', holds: () => true },
}

/** Whether a field's change goes live immediately by one of these rules. */
export function isImmediate(
  field: ProfileField,
  before: ProfileValues,
  after: ProfileValues,
  rules: readonly ImmediateRule[],
): boolean {
  return rules.some((rule) => RULES[rule].field === field && RULES[rule].holds(before, after))
}

/** A field of the form. */
export type FormField = keyof ProfileTyped

/** Fields that are edited and submitted together. */
export const SECTIONS = [
  { id: 'name', fields: ['businessName', 'businessLogo'] },
  { id: 'about', fields: ['aboutUs', ...TRANSLATED_FIELDS, 'servicesOffered'] },
  { id: 'address', fields: ['address'] },
  { id: 'contact', fields: ['phone', 'email', 'website'] },
  { id: 'hours', fields: ['openingTime', 'closingTime', 'otherHours', 'seasonalHours'] },
  { id: 'amenities', fields: ['amenities'] },
] as const satisfies readonly { id: string; fields: readonly FormField[] }[]
export type Section = (typeof SECTIONS)[number]
export type SectionId = Section['id']

/** The page's field that a form field belongs to. The weekly hours are typed in three form fields. */
export const profileFieldOf = (name: FormField): ProfileField =>
  name === 'openingTime' || name === 'closingTime' || name === 'otherHours' ? 'hours' : name

/** Whether a field would go live without a decision, with the value that is typed now. */
export function isImmediateAsTyped(
  name: FormField,
  typed: string | string[],
  live: ProfileValues,
  rules: readonly ImmediateRule[],
): boolean {
  const field = profileFieldOf(name)
  const read = profileTexts.shape[name].safeParse(typed)
  const after = field === 'hours' ? live : { ...live, [field]: read.success ? read.data : typed }
  return isImmediate(field, live, after, rules)
}

/** Converts values to form fields, with hours in the given language. Photos, activities and tours are edited outside this form. */
export function toFormFields(locale: Locale, values: ProfileValues): ProfileTyped {
  const { hours, photos, activities, virtualTours, ...texts } = values
  return { ...texts, ...writeHours(locale, hours), seasonalHours: typedSeasons(locale, texts.seasonalHours) }
}

type Merged = { typed: ProfileTyped; theirs: Partial<ProfileTyped> }

/**
 * Merges two people's concurrent edits of `base`. A field changed by only one of them takes that value. Where both changed it,
 * the form shows the user's own text and `theirs` contains the other one.
 */
export function mergeEdits(base: ProfileTyped, mine: ProfileTyped, current: ProfileTyped): Merged {
  const fields = Object.keys(current) as FormField[]
  const theirChanges = fields.filter((field) => !isSameValue(base[field], current[field]))
  const isMine = (field: FormField) => !isSameValue(base[field], mine[field])
  const conflicts = theirChanges.filter((field) => isMine(field) && !isSameValue(mine[field], current[field]))
  const taken = theirChanges.filter((field) => !isMine(field))
  const from = (names: FormField[]) => Object.fromEntries(names.map((field) => [field, current[field]]))
  return { typed: { ...mine, ...from(taken) }, theirs: from(conflicts) }
}

type ReadDecisions = { decisions: FieldDecisions } | { problems: Record<string, Message> }
type Typed = DecisionInput['decisions'][ProfileField]

const AS_IT_IS = message('listings.formErrors.asItIs')
const UNDECIDED = message('listings.formErrors.undecided')

/** Parses an admin's decisions with edited values normalized, or returns the problems by field. Ignores fields that were not proposed. */
export function readDecisions(proposed: ProposedFields, typed: DecisionInput['decisions']): ReadDecisions {
  const problems: Record<string, Message> = {}
  const read: Record<string, unknown> = {}
  for (const field of PROFILE_FIELDS.filter((one) => proposed[one])) {
    const one = readDecision(field, typed[field], proposed)
    if ('problem' in one) problems[field] = one.problem
    else read[field] = one.decision
  }
  return Object.keys(problems).length > 0 ? { problems } : { decisions: fieldDecisions.parse(read) }
}

function readDecision(
  field: ProfileField,
  typed: Typed,
  proposed: ProposedFields,
): { decision: unknown } | { problem: Message } {
  if (!typed) return { problem: UNDECIDED }
  if (!typed.accepted || typed.value === undefined) return { decision: typed }
  const read = field === 'photos' ? selectPhotos(proposed, typed.value) : readValue(field, typed.value)
  return 'problem' in read ? read : { decision: { accepted: true, value: read.value } }
}

/** An admin may omit proposed photos but not change them. */
function selectPhotos(proposed: ProposedFields, paths: string | string[]): { value: unknown } | { problem: Message } {
  const value = (proposed.photos?.to ?? []).filter(({ path }) => paths.includes(path))
  return value.length > 0 ? { value } : { problem: message('listings.formErrors.noPhotos') }
}

function readValue(
  field: Exclude<ProfileField, 'photos'>,
  value: string | string[],
): { value: unknown } | { problem: Message } {
  if (field === 'hours') {
    const read = readHours(typeof value === 'string' ? value : '')
    return 'problem' in read ? read : { value: read.hours }
  }
  if (isListField(field)) return { problem: AS_IT_IS }
  const read = profileTexts.shape[field].safeParse(value)
  return read.success
    ? { value: read.data }
    : { problem: (read.error.issues[0]?.message as Message | undefined) ?? UNDECIDED }
}

/** Decisions that accept these fields as proposed. */
export const decisionsAccepting = (
  fields: readonly ProfileField[],
): Partial<Record<ProfileField, { accepted: true }>> =>
  Object.fromEntries(fields.map((field) => [field, { accepted: true }]))

type Decided = Pick<ProfileChangeView, 'fields' | 'decisions'>

/**
 * The values of a page before the first of these decided changes (oldest first), limited to fields that differ today.
 * `hasFile` checks which pictures and videos are still stored.
 */
export function fieldsBefore(
  changes: readonly Decided[],
  live: ProfileValues,
  hasFile: (path: string) => boolean,
): ProposedFields {
  const entries = PROFILE_FIELDS.flatMap((field) => {
    const first = changes.find(({ decisions }) => decisions[field]?.accepted)
    const before = first?.fields[field]?.from
    if (before === undefined) return []
    const to = withStoredFiles(field, before, hasFile)
    return isSameValue(to, live[field]) ? [] : [[field, { from: live[field], to }]]
  })
  return Object.fromEntries(entries)
}

/** A tour with its stored photos; omitted if fewer than the minimum are left. */
function withStoredPhotos(tour: VirtualTour, hasFile: (path: string) => boolean): VirtualTour[] {
  const { photos, video } = tour
  if (video) return hasFile(video.path) ? [tour] : []
  if (!photos) return [tour]
  const left = photos.filter(({ path }) => hasFile(path))
  return left.length < TOUR_PHOTOS.fewest ? [] : [{ ...tour, photos: left }]
}

function withStoredFiles(field: ProfileField, value: unknown, hasFile: (path: string) => boolean): unknown {
  if (field === 'businessLogo') return typeof value === 'string' && value !== '' && hasFile(value) ? value : ''
  if (field === 'photos' && Array.isArray(value)) return value.filter(({ path }: { path: string }) => hasFile(path))
  if (field === 'virtualTours') return (value as VirtualTour[]).flatMap((tour) => withStoredPhotos(tour, hasFile))
  return value
}

/** A page with all proposed fields applied. Like every page, it states only whether there is contact data, not the data. */
export function applyProposedToPage(page: ProviderDetail, fields: ProposedFields): ProviderDetail {
  const {
    businessName,
    businessLogo,
    aboutUs,
    servicesOffered,
    amenities,
    address,
    phone,
    email,
    website,
    hours,
    seasonalHours,
    photos,
    activities,
    virtualTours,
  } = fields
  return {
    ...page,
    ...(businessName && { name: businessName.to }),
    ...(businessLogo && { logo: businessLogo.to || null }),
    ...(aboutUs && { description: aboutUs.to || null }),
    descriptions: descriptionsWith(page.descriptions, proposedValues(fields)),
    ...(servicesOffered && { services: readServices(servicesOffered.to) }),
    ...(amenities && { amenities: amenities.to }),
    ...(address && {
      ...parseAddress(address.to),
      ...(page.kind === 'family_home' && page.zip === null && { zip: null }),
    }),
    ...(hours && { hours: hours.to }),
    ...(seasonalHours && { seasonalHours: seasonsIn(seasonalHours.to) }),
    ...(photos && { photos: photos.to.map(asPhotoView) }),
    ...(activities && { activities: activities.to }),
    ...(virtualTours && { virtualTours: virtualTours.to }),
    has: {
      phone: phone ? phone.to !== '' : page.has.phone,
      email: email ? email.to !== '' : page.has.email,
      website: website ? website.to !== '' : page.has.website,
    },
  }
}

const asPhotoView = ({ path, caption, ...photo }: ProfilePhoto) => ({ src: path, caption: caption || null, ...photo })
