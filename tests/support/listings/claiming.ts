import { PUT as changeAddition } from '@/app/api/claims/[id]/addition/route'
import { PUT as prove, POST as sendCode } from '@/app/api/claims/[id]/code/route'
import { POST as decide } from '@/app/api/claims/[id]/decision/route'
import { DELETE as withdraw } from '@/app/api/claims/[id]/route'
import { POST as add } from '@/app/api/claims/additions/route'
import { POST as claim } from '@/app/api/claims/route'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { createActor, sessionCookie } from '../accounts/actors'
import { mailsTo } from '../accounts/mails'
import { send } from '../accounts/people'
import { setRequestCookies } from '../accounts/request-cookies'
import { publicIdOf } from '../enrollment/conversation'
import { addLocation, addProvider } from '../providers/add-provider'

export const MAILBOX = 'office@sunny.example'
export const LICENSE = 'C09OR0123'

type Route = Parameters<typeof send>[0]
async function sendAs(person: SignedInActor, route: Route, body: unknown, id = 0, method = 'POST') {
  setRequestCookies(await sessionCookie(person))
  return send(route, body, { method, params: { id: String(id) } })
}

/** A provider without a manager, with a public mailbox and a license, and a person who wants to claim it. */
export async function addUnclaimedProvider() {
  await addLocation()
  const asOf = '2026-05-01'
  const provider = await addProvider({
    name: 'Sunny Sprouts',
    email: MAILBOX,
    phone: '(407) 555-0123',
    licenses: [{ number: LICENSE, issuer: 'Florida DCF', asOf }],
  })
  return { providerId: provider.id, slug: await publicIdOf(provider.id), rosa: await createActor('careprovider') }
}

export const sendClaim = (person: SignedInActor, daycareId: string, more: Record<string, unknown> = {}) =>
  sendAs(person, claim, { daycareId, position: 'Director', licenseNumber: LICENSE, note: '', ...more })
/** A provider that is not in the directory. */
export const MEADOW = {
  name: 'Meadow House',
  kind: 'center',
  careTypes: ['preschool', 'daycare'],
  address: '12 Oak St, Orlando, FL 32801',
  phone: '407 555 0177',
  email: '',
  website: 'www.meadow.example',
  position: 'Owner',
  licenseNumber: 'C-77',
  note: '',
}
export const sendAddition = (person: SignedInActor, more: Record<string, unknown> = {}) =>
  sendAs(person, add, { ...MEADOW, ...more })
export const sendAdditionChange = (person: SignedInActor, id: number, more: Record<string, unknown> = {}) =>
  sendAs(person, changeAddition, { ...MEADOW, ...more }, id, 'PUT')
export const requestMailboxCode = (person: SignedInActor, id: number) => sendAs(person, sendCode, null, id)
export const enterMailboxCode = (person: SignedInActor, id: number, code: string) =>
  sendAs(person, prove, { code }, id, 'PUT')
export const sendClaimWithdrawal = (person: SignedInActor, id: number) => sendAs(person, withdraw, null, id, 'DELETE')
export const sendClaimDecision = (person: SignedInActor, id: number, body: unknown) => sendAs(person, decide, body, id)

/** The code of the newest mail to the public mailbox. */
export async function mailedCode(): Promise<string> {
  return /: (\d{6})$/.exec((await mailsTo(MAILBOX)).at(-1)?.subject ?? '')?.[1] ?? ''
}

export const managersOf = async (providerId: number) =>
  (await db().providerPerson.findMany({ where: { providerId, role: 'manager' } })).map(({ userId }) => userId)
