import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/providers/rules/dates'
import { shownPlace } from '../rules/in-words'
import type { PlaceCard } from '../types'
import { ownPlaces, PLACE } from './own'

const CARD = {
  ...PLACE,
  inquiryId: true,
  transferAskedAt: true,
  provider: { select: { id: true, slug: true, name: true, timeZone: true, phone: true, email: true, status: true } },
} as const

/** The places of a parent's children that are taken or to come, the newest first. */
export async function findPlaces(actor: SignedInActor, now: Date): Promise<PlaceCard[]> {
  const rows = await db().enrollment.findMany({
    where: { ...ownPlaces(actor), caregiverId: actor.id },
    orderBy: { id: 'desc' },
    select: CARD,
  })
  return rows
    .map(({ provider, inquiryId, transferAskedAt, ...row }) => {
      const isOpen = provider.status === 'open' || provider.status === 'temporarily_closed'
      const [phone, email] = isOpen ? [provider.phone, provider.email] : [null, null]
      return {
        ...shownPlace(row, todayIn(provider.timeZone, now)),
        provider: { id: provider.slug, name: provider.name, phone, email },
        inquiryId,
        isTransferAsked: transferAskedAt !== null,
      }
    })
    .filter(({ phase }) => phase !== 'past')
}

/** The provider of a place of the actor's own that can be transferred. Throws NotFoundError for anything else, also another's. */
export async function findPlaceToTransfer(actor: SignedInActor, id: number) {
  const row = await db().enrollment.findFirst({
    where: { id, status: 'enrolled', ...ownPlaces(actor), caregiverId: actor.id },
    select: { provider: { select: { id: true, name: true } } },
  })
  if (!row) throw new NotFoundError('There is no such place.')
  return { internalId: row.provider.id, name: row.provider.name }
}
