import { PUT as changeChild, DELETE as removeChild } from '@/app/api/caregiver/children/[id]/route'
import { POST as addChild, GET as listChildren } from '@/app/api/caregiver/children/route'
import type { SignedInActor } from '@/lib/access/types'
import type { SavedChild } from '@/lib/families/profile/schema'
import { sessionCookie } from '../accounts/actors'
import { send } from '../accounts/people'
import { setRequestCookies } from '../accounts/request-cookies'

export const MIA = { name: 'Mia', birthMonth: '2025-03', startMonth: '2027-01', notes: 'Naps at noon.' }

export const switchSessionTo = async (actor: SignedInActor | null) =>
  setRequestCookies(actor ? await sessionCookie(actor) : '')
export const sendChild = (child: Record<string, unknown> = {}) => send(addChild, { ...MIA, ...child })
export const sendChildChange = (id: number, child: Record<string, unknown>) =>
  send(changeChild, { ...MIA, ...child }, { method: 'PUT', params: { id: String(id) } })
export const sendChildDeletion = (id: number) =>
  send(removeChild, null, { method: 'DELETE', params: { id: String(id) } })
export const fetchChildren = async () =>
  (await send(listChildren, null, { method: 'GET' })).json as unknown as SavedChild[]
