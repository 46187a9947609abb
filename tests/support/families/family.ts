import { PUT as changeChild, DELETE as removeChild } from '@/app/api/caregiver/children/[id]/route'
import { POST as addChild, GET as listChildren } from '@/app/api/caregiver/children/route'
import type { SignedInActor } from '@/lib/access/types'
import type { SavedChild } from '@/lib/families/profile/schema'
import { sessionCookie } from '../accounts/actors'
import { send } from '../accounts/people'
import { sendCookies } from '../accounts/request-cookies'

export const MIA = { name: 'Mia', birthMonth: '2025-03', startMonth: '2027-01', notes: 'Naps at noon.' }

export const become = async (actor: SignedInActor | null) => sendCookies(actor ? await sessionCookie(actor) : '')
export const add = (change: Record<string, unknown> = {}) => send(addChild, { ...MIA, ...change })
export const change = (id: number, child: Record<string, unknown>) =>
  send(changeChild, { ...MIA, ...child }, { method: 'PUT', params: { id: String(id) } })
export const remove = (id: number) => send(removeChild, null, { method: 'DELETE', params: { id: String(id) } })
export const children = async () => (await send(listChildren, null, { method: 'GET' })).json as unknown as SavedChild[]
