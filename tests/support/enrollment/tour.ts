import { POST } from '@/app/api/inquiries/[id]/tours/route'
import { PATCH } from '@/app/api/tours/[id]/route'
import type { SignedInActor } from '@/lib/access/types'
import { sessionCookie } from '../accounts/actors'
import { send } from '../accounts/people'
import { setRequestCookies } from '../accounts/request-cookies'
import { conversation } from './conversation'

/** Ten in the morning in Orlando, two days after the conversation started. */
export const TUESDAY = { local: '2026-11-24T10:00', at: '2026-11-24T15:00:00.000Z' }
export const WEDNESDAY = { local: '2026-11-25T10:00', at: '2026-11-25T15:00:00.000Z' }

export async function sendTourProposal(person: SignedInActor, inquiryId: number, times = [TUESDAY.local]) {
  setRequestCookies(await sessionCookie(person))
  return send(POST, { times }, { params: { id: String(inquiryId) } })
}

export async function sendTourChange(person: SignedInActor, tourId: number, body: Record<string, unknown>) {
  setRequestCookies(await sessionCookie(person))
  return send(PATCH, body, { method: 'PATCH', params: { id: String(tourId) } })
}

/** A conversation in which the parent proposed Tuesday or Wednesday. */
export async function proposedTour() {
  const talk = await conversation()
  const { json } = await sendTourProposal(talk.pat, talk.id, [TUESDAY.local, WEDNESDAY.local])
  return { ...talk, tourId: Number(json.id) }
}

/** The same after the provider accepted Tuesday. */
export async function agreedTour() {
  const talk = await proposedTour()
  await sendTourChange(talk.chris, talk.tourId, { action: 'accept', startsAt: TUESDAY.at })
  return talk
}
