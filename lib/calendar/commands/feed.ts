import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { randomToken, tokenHash } from '@/lib/platform/secrets'

/** Gives the actor's feed a new address, which is shown this once; the old one ends. */
export async function renewFeed({ id: userId }: SignedInActor, now: Date): Promise<{ address: string }> {
  const key = randomToken()
  const data = { tokenHash: tokenHash(key), createdAt: now }
  await db().calendarFeed.upsert({
    where: { userId },
    create: { userId, ...data },
    update: data,
    select: { userId: true },
  })
  return { address: absoluteUrl(routes.api.calendar(key), siteUrl()) }
}

export async function endFeed({ id: userId }: SignedInActor): Promise<void> {
  await db().calendarFeed.deleteMany({ where: { userId } })
}
