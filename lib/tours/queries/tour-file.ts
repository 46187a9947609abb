import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { calendarFile } from '@/lib/platform/calendar-file'
import { db } from '@/lib/platform/db'
import { siteUrl } from '@/lib/platform/env'
import { NotFoundError } from '@/lib/platform/errors'
import { calendarEventOf } from '../rules/calendar'
import { ownTours, TOUR } from './own'

/** An agreed tour of the actor's own as a file for their calendar. Throws NotFoundError for anything else, also another's. */
export async function findTourFile(actor: SignedInActor, id: number): Promise<string> {
  const tour = await db().tour.findFirst({ where: { id, status: 'accepted', ...ownTours(actor) }, select: TOUR })
  if (!tour?.startsAt) throw new NotFoundError('There is no such tour.')
  const side = actor.role === 'caregiver' ? 'caregiver' : 'careprovider'
  return calendarFile([calendarEventOf({ ...tour, startsAt: tour.startsAt }, side, siteUrl())])
}
