import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { siteUrl } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/database/client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { absoluteUrl } from '@/lib/platform/http/routes'
import { message } from '@/lib/platform/language/message'
import { randomToken, tokenHash } from '@/lib/platform/security/secrets'
import { type EntryInput, MAX_ENTRIES } from './schema'

/** Adds an entry to the actor's calendar; an identical one returns the existing id. Throws ConflictError at the limit. */
export async function addEntry({ id: userId }: SignedInActor, input: EntryInput, now: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`
    const data = { userId, ...input, day: new Date(input.day) }
    const same = await tx.calendarEntry.findFirst({ where: data, select: { id: true } })
    if (same) return same.id
    if ((await tx.calendarEntry.count({ where: { userId } })) >= MAX_ENTRIES)
      throw new ConflictError(message('enrollment.calendarErrors.tooMany', { most: MAX_ENTRIES }))
    return (await tx.calendarEntry.create({ data: { ...data, createdAt: now }, select: { id: true } })).id
  })
}

/** Removes one of the actor's entries. Throws NotFoundError for any other. */
export async function removeEntry({ id: userId }: SignedInActor, id: number): Promise<void> {
  const { count } = await db().calendarEntry.deleteMany({ where: { id, userId } })
  if (count === 0) throw new NotFoundError(message('enrollment.calendarErrors.noEntry'))
}

/** Gives the actor's calendar feed a new address, which is shown only this once. The old address stops working. */
export async function renewFeed({ id: userId }: SignedInActor, now: Date): Promise<{ address: string }> {
  const key = randomToken()
  const data = { tokenHash: tokenHash(key), createdAt: now }
  await db().calendarFeed.upsert({
    where: { userId },
    create: { userId, ...data },
    update: data,
    select: { userId: true },
  })
  return { address: absoluteUrl(dashboardRoutes.api.calendar(key), siteUrl()) }
}

export async function endFeed({ id: userId }: SignedInActor): Promise<void> {
  await db().calendarFeed.deleteMany({ where: { userId } })
}
