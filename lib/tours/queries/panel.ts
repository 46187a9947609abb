import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findOwnInquiry } from '@/lib/messages/queries/own'
import { findStanding } from '@/lib/messages/queries/standing'
import { db } from '@/lib/platform/db'
import { zonedText, zoneTitle } from '@/lib/platform/zoned-time'
import { MOST_IN_CONVERSATION } from '../rules/limits'
import { fieldRange } from '../rules/times'
import { actionsFor, isOpen } from '../rules/transitions'
import type { TourPanel } from '../types'
import { findConflicts } from './conflicts'
import { findOfferedSlots } from './slots'

/** The visits of a conversation of the actor's own. Throws NotFoundError for anything else, also another's. */
export async function findTourPanel(actor: SignedInActor, inquiryId: number, now: Date): Promise<TourPanel> {
  const own = await findOwnInquiry(db(), actor, inquiryId)
  const [standing, { timeZone }, rows] = await Promise.all([
    findStanding(db(), own),
    db().provider.findUniqueOrThrow({ where: { id: own.providerId }, select: { timeZone: true } }),
    db().tour.findMany({
      where: { inquiryId },
      orderBy: { id: 'desc' },
      select: { id: true, status: true, proposedBy: true, decidedBy: true, startsAt: true, times: true },
    }),
  ])
  const asked = rows.filter(({ status }) => isOpen(status))
  const times = asked.flatMap((tour) => [...tour.times, ...(tour.startsAt ? [tour.startsAt] : [])])
  const conflictAt = await findConflicts({ ...own, inquiryId, times })
  const isRoom = asked.length > 0 || rows.length < MOST_IN_CONVERSATION
  const slots =
    own.side === 'caregiver' && standing === 'open' && isRoom ? await findOfferedSlots(own.providerId, now) : []
  const shown = (time: Date, isAsked: boolean) => ({
    at: time.toISOString(),
    text: zonedText(time, timeZone),
    isPast: time <= now,
    conflict: isAsked && time > now ? conflictAt(time) : null,
  })
  const canWrite = standing === 'open'
  return {
    tours: rows.map((tour) => ({
      id: tour.id,
      status: tour.status,
      isYourProposal: tour.proposedBy === own.side,
      isYourDecision: tour.decidedBy && tour.decidedBy === own.side,
      agreed: tour.startsAt && shown(tour.startsAt, tour.status === 'accepted'),
      times: tour.times.map((time) => shown(time, true)),
      actions: actionsFor(tour, own.side, now).filter(
        (action) => canWrite || (action !== 'accept' && action !== 'move'),
      ),
    })),
    canPropose: canWrite && asked.length === 0 && rows.length < MOST_IN_CONVERSATION,
    slots,
    zone: zoneTitle(timeZone, now),
    range: fieldRange(timeZone, now),
  }
}
