import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { SignedInActor } from '@/lib/access/types'
import { findZip } from '@/lib/places/queries/locations'
import { db, type Transaction } from '@/lib/platform/database/client'
import {
  ConflictError,
  conflictingField,
  InvalidInputError,
  invalidField,
  NotFoundError,
} from '@/lib/platform/http/errors'
import { type Message, message } from '@/lib/platform/language/message'
import { versionHash } from '@/lib/platform/security/secrets'
import { minuteOf } from '@/lib/platform/time/dates'
import { CHILD, findPreferences } from './queries'
import { CHANGED } from './rules/fields'
import { birthMonthAt, dayNumbers, FAMILY_LIMITS, monthOf } from './rules/needs'
import { birthMonthProblem, startMonthProblem } from './rules/problems'
import { type ChildChange, type ChildInput, NO_CHILD, type PreferencesInput, type ProfileInput } from './schema'

/** Adds a child and returns its id. Throws InvalidInputError for impossible months, ConflictError above the limit. */
export async function addChild(actor: SignedInActor, input: ChildInput, now: Date): Promise<number> {
  checkMonths(input, now)
  return db().$transaction((tx) => create(tx, actor, input, now))
}

/**
 * Changes one of the actor's own children. Throws InvalidInputError for impossible months, NotFoundError for any other child, and ConflictError if
 * the child was changed since `version`.
 */
export async function updateChild(actor: SignedInActor, id: number, change: ChildChange, now: Date): Promise<void> {
  const { version, ...input } = change
  checkMonths(input, now)
  await db().$transaction(async (tx) => {
    await lockOwner(tx, actor)
    const saved = await tx.child.findFirst({ where: { id, userId: actor.id }, select: CHILD })
    if (!saved) throw new NotFoundError(NO_CHILD)
    checkVersion({ ...saved, version: versionHash(saved) }, input, version)
    await tx.child.update({ where: { id }, data: { ...input, updatedAt: now }, select: { id: true } })
  })
}

export async function removeChild(actor: SignedInActor, id: number): Promise<void> {
  const { count } = await db().$transaction(async (tx) => {
    await lockOwner(tx, actor)
    return tx.child.deleteMany({ where: { id, userId: actor.id } })
  })
  if (count === 0) throw new NotFoundError(NO_CHILD)
}

/** Updates the first child, as the specified API does; omitted fields stay unchanged. Without a child, creates one from a name and an age. */
export async function saveFirstChild(actor: SignedInActor, profile: ProfileInput, now: Date): Promise<void> {
  const { childName, childAge, childPreferences } = profile
  if (childName === undefined && childAge === undefined && childPreferences === undefined) return
  const birthMonth = childAge === undefined ? undefined : birthMonthAt(childAge, monthOf(now))
  await db().$transaction(async (tx) => {
    await lockOwner(tx, actor)
    const first = await tx.child.findFirst({ where: { userId: actor.id }, orderBy: { id: 'asc' } })
    if (first) {
      // A start before the new month of birth is impossible, so it is cleared.
      const startMonth = birthMonth && first.startMonth && first.startMonth < birthMonth ? null : undefined
      const data = { name: childName, birthMonth, startMonth, notes: childPreferences, updatedAt: now }
      await tx.child.update({ where: { id: first.id }, data })
      return
    }
    if (childName === undefined) throw invalidField('childName', message('families.errors.name'))
    if (birthMonth === undefined) throw invalidField('childAge', message('families.errors.ageMissing'))
    await create(tx, actor, { name: childName, birthMonth, startMonth: null, notes: childPreferences ?? '' }, now)
  })
}

async function create(tx: Transaction, actor: SignedInActor, input: ChildInput, now: Date): Promise<number> {
  await lockOwner(tx, actor)
  if ((await tx.child.count({ where: { userId: actor.id } })) >= FAMILY_LIMITS.children)
    throw new ConflictError(message('families.errors.tooManyChildren', { most: FAMILY_LIMITS.children }))
  const { name, birthMonth, startMonth, notes } = input
  const data = { userId: actor.id, name, birthMonth, startMonth, notes, createdAt: now, updatedAt: now }
  return (await tx.child.create({ data, select: { id: true } })).id
}

/** Locks the user, so that concurrent requests neither exceed the limit nor silently overwrite each other. */
const lockOwner = (tx: Transaction, actor: SignedInActor) =>
  tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id} FOR UPDATE`

function checkMonths({ birthMonth, startMonth }: ChildInput, now: Date): void {
  const thisMonth = monthOf(now)
  const birth = birthMonthProblem(birthMonth, thisMonth)
  if (birth) throw invalidField('birthMonth', birth)
  const start = startMonth && startMonthProblem(startMonth, birthMonth, thisMonth)
  if (start) throw invalidField('startMonth', start)
}

/** Throws ConflictError if the data was saved since the sender read it, unless the input is identical to `saved`. */
export function checkVersion(saved: { version: string }, input: object, version: string | undefined): void {
  if (version === undefined || version === saved.version || isDeepStrictEqual(saved, { ...saved, ...input })) return
  throw conflictingField('version', CHANGED)
}

/**
 * Replaces the family's preferences. Throws InvalidInputError for a ZIP code that does not exist, and ConflictError if they were changed since
 * `version`.
 */
export async function savePreferences(
  actor: SignedInActor,
  { version, ...input }: PreferencesInput,
  now: Date,
): Promise<void> {
  await checkZips(input)
  const row = {
    amenities: input.preferredAmenities,
    activities: input.preferredActivities,
    weeklyBudgetCents: input.weeklyBudgetCents,
    days: dayNumbers(input.days),
    dropOffMinute: minutes(input.dropOff),
    pickUpMinute: minutes(input.pickUp),
    homeZip: input.homeZip,
    workZip: input.workZip,
    updatedAt: now,
  }
  const own = { userId: actor.id }
  await db().$transaction(async (tx) => {
    await lockOwner(tx, actor)
    checkVersion(await findPreferences(actor, tx), input, version)
    await tx.familyPreferences.upsert({ where: own, create: { ...own, ...row }, update: row })
  })
}

async function checkZips({ homeZip, workZip }: Pick<PreferencesInput, 'homeZip' | 'workZip'>): Promise<void> {
  const fields: Record<string, Message> = {}
  for (const [field, zip] of Object.entries({ homeZip, workZip }))
    if (zip !== null && !(await findZip(zip))) fields[field] = message('families.errors.unknownZip', { zip })
  const [sentence] = Object.values(fields)
  if (sentence !== undefined) throw new InvalidInputError(sentence, fields)
}

const minutes = (time: string | null) => (time === null ? null : minuteOf(time))
