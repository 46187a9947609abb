import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { findManaged } from '@/lib/provider-people/queries/own'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { todayIn } from '@/lib/providers/rules/dates'
import type { OfferInput } from '../schema'

/**
 * Says anew what one of the actor's providers offers. Tours that were taken stay as they are; days that have passed are forgotten. Throws
 * NotFoundError for anybody else's, ForbiddenError for who only answers.
 */
export async function saveOffer(actor: SignedInActor, input: OfferInput, now: Date): Promise<void> {
  const { daycareId, weekly, otherDays, ...offer } = input
  await db().$transaction(async (tx) => {
    const { internalId: providerId } = await findManaged(actor, daycareId, 'edit-profile', tx)
    await lockProvider(tx, providerId)
    const { timeZone } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { timeZone: true } })
    const today = todayIn(timeZone, now)
    await tx.tourOffer.upsert({
      where: { providerId },
      create: { providerId, ...offer },
      update: offer,
      select: { providerId: true },
    })
    await tx.tourOfferTime.deleteMany({ where: { providerId } })
    const times = weekly.flatMap((minutes, weekday) => minutes.map((minute) => ({ providerId, weekday, minute })))
    await tx.tourOfferTime.createMany({ data: times })
    await tx.tourOfferDay.deleteMany({ where: { providerId } })
    const days = otherDays.filter(({ day }) => day >= today)
    await tx.tourOfferDay.createMany({
      data: days.map(({ day, times: minutes }) => ({ providerId, day: new Date(day), minutes })),
    })
  })
}
