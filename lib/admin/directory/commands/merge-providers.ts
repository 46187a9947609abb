import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { Progress } from '@/lib/access/routes/progress'
import type { SignedInActor } from '@/lib/access/types'
import { moveFigures } from '@/lib/analytics/visits/commands'
import { moveBilling } from '@/lib/billing/commands/plans'
import { moveEnrollments } from '@/lib/enrollment/enrollments/commands'
import { moveEvents } from '@/lib/enrollment/events/commands'
import { moveConversations } from '@/lib/enrollment/inquiries/commands/inquiries'
import { moveReplies } from '@/lib/enrollment/saved-replies/commands'
import { moveTours } from '@/lib/enrollment/tours/commands/change-tour'
import { moveFavorites } from '@/lib/families/favorites/commands'
import { moveCandidates } from '@/lib/imports/commands/held-rows'
import { moveClaims } from '@/lib/listings/claims/commands/decide'
import { movePeople } from '@/lib/listings/people/commands'
import { peopleToNotify } from '@/lib/listings/people/queries'
import { moveProfile } from '@/lib/listings/profiles/commands/decide-change'
import { seasonsIn } from '@/lib/listings/profiles/rules/read-hours'
import { descriptionsWith } from '@/lib/listings/profiles/rules/values'
import { readServices } from '@/lib/listings/profiles/schema/form'
import { notify, RECIPIENT } from '@/lib/notifications/commands/notify'
import { tags } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { mergeProvider, moveRecords, saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet, findPageTags } from '@/lib/providers/queries'
import { providerChange } from '@/lib/providers/schema'
import { moveReviews } from '@/lib/reviews/commands/reviews'
import { moveNews } from '@/lib/search/saved-searches/commands/saved-searches'
import { moveReports } from '../../reports/commands'
import { findEditSheet } from '../queries/provider-file'
import { changedFields, sheetText } from '../rules/edit-sheet'
import { type Choices, chosenProvenance, chosenSheet, differingFields } from '../rules/merge-choices'
import type { MergeInput } from '../schema'
import { storedTexts } from '../sheet-texts'
import type { EditSheet } from '../types'
import { moveDistinctions } from './duplicates'
import { saveEdit } from './edit-provider'

type Move = (tx: Transaction, fromId: number, toId: number, now: Date) => Promise<unknown>

/**
 * Moves what belongs to a provider to the surviving one: one function per domain, in this order. A new table that refers to providers needs
 * an entry; tests/integration/admin/directory/merge.test.ts finds a missing one.
 */
const MOVES: readonly Move[] = [
  movePeople,
  moveClaims,
  moveEvents,
  moveConversations,
  moveTours,
  moveEnrollments,
  moveReplies,
  moveBilling,
  moveReviews,
  moveFavorites,
  moveNews,
  moveReports,
  moveRecords,
  moveProfile,
  moveCandidates,
  moveFigures,
  moveDistinctions,
]

type Chosen = { keepId: number; dropId: number; keep: EditSheet; drop: EditSheet; chosen: EditSheet; choices: Choices }

/** Writes the chosen values to the surviving provider, with their provenance and the location including its private part. */
async function writeChosen(tx: Transaction, { keepId, dropId, keep, drop, chosen, choices }: Chosen) {
  const { values, traits, ageBands } = chosen
  const { facts: keepFacts } = await findFactSheet(keepId, tx)
  const { facts: dropFacts } = await findFactSheet(dropId, tx)
  const differing = differingFields(sheetText(storedTexts(), keep), sheetText(storedTexts(), drop))
  const place = choices.address === 'drop' ? await placeOf(tx, dropId, traits.kind === 'family_home') : {}
  // If either provider is a home that shows only its city, a surviving home shows only its city, too.
  const homesShowingOnlyCity = await tx.provider.count({
    where: { id: { in: [keepId, dropId] }, kind: 'family_home', zip: null },
  })
  await saveProviders(tx, [
    providerChange.parse({
      ...traits,
      id: keepId,
      name: values.businessName,
      logoPath: values.businessLogo || null,
      description: values.aboutUs || null,
      descriptions: descriptionsWith({}, values),
      services: readServices(values.servicesOffered),
      amenities: values.amenities,
      phone: values.phone || null,
      email: values.email || null,
      website: values.website || null,
      hours: values.hours,
      seasonalHours: seasonsIn(values.seasonalHours),
      photos: values.photos.map(({ caption, ...photo }) => ({ ...photo, caption: caption || null })),
      activities: values.activities,
      virtualTours: values.virtualTours,
      ageBands,
      facts: chosenProvenance(keepFacts, dropFacts, differing, choices),
      ...place,
      ...(homesShowingOnlyCity > 0 && { showsZip: false }),
    }),
  ])
}

/** Moves the setting that openings follow enrollments if the other provider's openings were chosen, or if nobody manages the surviving one. */
async function moveFollowsEnrollments(
  tx: Transaction,
  { keepId, dropId, choices }: Pick<Chosen, 'keepId' | 'dropId' | 'choices'>,
) {
  if (choices.openings !== 'drop' && (await tx.providerPerson.count({ where: { providerId: keepId } })) > 0) return
  const where = { id: dropId }
  const { openingsFollowSince } = await tx.provider.findUniqueOrThrow({ where, select: { openingsFollowSince: true } })
  await tx.provider.updateMany({ where: { id: keepId, openingsFollowSince: null }, data: { openingsFollowSince } })
}

/** A provider's location. A home's private street is included only if the surviving provider is a home, which keeps it private. */
async function placeOf(tx: Transaction, id: number, isHome: boolean) {
  const { privateAddress, zip, ...place } = await tx.provider.findUniqueOrThrow({
    where: { id },
    select: {
      city: true,
      state: true,
      zip: true,
      county: true,
      locationSlug: true,
      timeZone: true,
      street: true,
      latitude: true,
      longitude: true,
      privateAddress: { select: { street: true, zip: true, latitude: true, longitude: true } },
    },
  })
  const own = isHome ? privateAddress : null
  const shown = zip ?? own?.zip
  // Without a usable ZIP code, the surviving provider keeps its location. Only another home may take over a home's private address.
  if (!shown && (isHome || privateAddress)) return {}
  return {
    ...place,
    zip: shown ?? '',
    ...(isHome && { showsZip: zip !== null }),
    street: own?.street ?? place.street,
    latitude: own?.latitude ?? place.latitude,
    longitude: own?.longitude ?? place.longitude,
  }
}

/** Thousands of families may follow a provider, and the usual limit of a transaction is for small changes. */
const MERGE_LIMITS = { timeout: 5 * 60_000 }

const MERGED = message('admin.errors.oneMerged')
const CHANGED_MEANWHILE = message('admin.errors.oneChanged')

/**
 * Merges two providers (internal ids): the surviving one gets the chosen values and everything that belongs to the other, whose address
 * redirects to it. Cannot be undone. Returns the cache tags of the pages that change. Throws NotFoundError, and ConflictError if one was
 * changed meanwhile or both pay by card. `report` receives how many of the domains are done.
 */
export async function mergeProviders(
  admin: SignedInActor,
  input: MergeInput,
  now: Date,
  report: (progress: Progress) => void = () => {},
): Promise<string[]> {
  const { keepId, dropId, versions, choices } = input
  const ids = [keepId, dropId]
  return db().$transaction(async (tx) => {
    // Locks in id order, as all writers do, so that two admins cannot deadlock.
    await tx.$queryRaw`SELECT 1 FROM providers WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`
    const keep = await findEditSheet(keepId, tx)
    const drop = await findEditSheet(dropId, tx)
    if (keep.sheet.status === 'merged' || drop.sheet.status === 'merged') throw new ConflictError(MERGED)
    if (keep.version !== versions.keep || drop.version !== versions.drop) throw new ConflictError(CHANGED_MEANWHILE)
    const before = await findPageTags(ids, tx)
    const recipients = await findRecipients(tx, ids)
    const chosen = chosenSheet(keep.sheet, drop.sheet, choices)
    await writeChosen(tx, { keepId, dropId, keep: keep.sheet, drop: drop.sheet, chosen, choices })
    await moveFollowsEnrollments(tx, { keepId, dropId, choices })
    for (const [done, move] of MOVES.entries()) {
      report({ done, of: MOVES.length })
      await move(tx, dropId, keepId, now)
    }
    await tx.provider.updateMany({ where: { mergedIntoId: dropId }, data: { mergedIntoId: keepId } })
    await mergeProvider(tx, dropId, keepId)
    await saveEdits(tx, { admin, keepId, dropId, keep: keep.sheet, drop: drop.sheet, now })
    const { name: provider, slug: publicId } = await tx.provider.findUniqueOrThrow({
      where: { id: keepId },
      select: { name: true, slug: true },
    })
    const facts = { provider, publicId, other: drop.sheet.values.businessName }
    for (const to of recipients) await notify(tx, { kind: 'pages-merged', to, facts, at: now })
    // Pages of nearby providers may still show an address that must be hidden now, because the surviving provider is a home.
    const hidden = chosen.traits.kind === 'family_home' ? [tags.directory()] : []
    return [...new Set([...before, ...hidden, ...(await findPageTags(ids, tx))])]
  }, MERGE_LIMITS)
}

/** Everyone to notify at either provider. */
const findRecipients = (tx: Transaction, ids: readonly number[]) =>
  tx.user.findMany({
    where: { OR: ids.map((id) => peopleToNotify(id)) },
    orderBy: { id: 'asc' },
    select: RECIPIENT,
  })

type MergedPair = {
  admin: SignedInActor
  keepId: number
  dropId: number
  keep: EditSheet
  drop: EditSheet
  now: Date
}

/** Stores the changes in the edit history of both providers, and one audit log entry. */
async function saveEdits(tx: Transaction, { admin, keepId, dropId, keep, drop, now }: MergedPair): Promise<void> {
  const different = changedFields(
    sheetText(storedTexts(), keep),
    sheetText(storedTexts(), (await findEditSheet(keepId, tx)).sheet),
  )
  const shared = { editorId: admin.id, reason: 'merged', now } as const
  await saveEdit(tx, { ...shared, providerId: keepId, sheet: keep, different })
  await saveEdit(tx, { ...shared, providerId: dropId, sheet: drop, different: ['status'] })
  const details = { providerId: keepId, mergedId: dropId, fields: different.join(' ') }
  await recordAudit(tx, { action: 'provider.merged', at: now, actorId: admin.id, details })
}
