import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findOwnInquiry } from '@/lib/messages/queries/own'
import { findStanding } from '@/lib/messages/queries/standing'
import { db } from '@/lib/platform/db'
import { todayIn } from '@/lib/providers/rules/dates'
import { findConversation } from '@/lib/tours/queries/conversation'
import { shownPlace } from '../rules/in-words'
import type { PlacePanel, WholeConversation } from '../types'
import { PLACE } from './own'
import { findRooms } from './rooms'

/** The places that were confirmed in a conversation of the actor's own. Throws NotFoundError for anything else, also another's. */
async function findPlacePanel(actor: SignedInActor, inquiryId: number, now: Date): Promise<PlacePanel> {
  const own = await findOwnInquiry(db(), actor, inquiryId)
  const [standing, { timeZone }, rows] = await Promise.all([
    findStanding(db(), own),
    db().provider.findUniqueOrThrow({ where: { id: own.providerId }, select: { timeZone: true } }),
    db().enrollment.findMany({ where: { inquiryId }, orderBy: { id: 'desc' }, select: PLACE }),
  ])
  const today = todayIn(timeZone, now)
  const isTaken = rows.some(({ status }) => status === 'enrolled')
  const canConfirm = own.side === 'careprovider' && standing === 'open' && !isTaken
  return {
    places: rows.map((row) => shownPlace(row, today)),
    canConfirm,
    rooms: canConfirm ? await findRooms(own, today) : null,
    today,
  }
}

/** A conversation of the actor's own with all that is settled in it. Throws NotFoundError for anything else, also another's. */
export async function findWholeConversation(actor: SignedInActor, id: number, now: Date): Promise<WholeConversation> {
  const [conversation, enrollment] = await Promise.all([
    findConversation(actor, id, now),
    findPlacePanel(actor, id, now),
  ])
  return { ...conversation, enrollment }
}
