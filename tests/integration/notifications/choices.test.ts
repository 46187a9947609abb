import { PUT } from '@/app/api/notifications/choices/route'
import type { SignedInActor } from '@/lib/access/types'
import { findChoices } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

async function signedIn(role: 'caregiver' | 'admin'): Promise<SignedInActor> {
  const actor = await createActor(role)
  setRequestCookies(await sessionCookie(actor))
  return actor
}
const choose = (kind: string, channel: string, isOn: unknown) => send(PUT, { kind, channel, isOn }, { method: 'PUT' })
const channelsOf = async (actor: SignedInActor, kind: string) =>
  (await findChoices(actor)).find((one) => one.kind === kind)?.channels

test('a user chooses their notifications and sees which ones are fixed', async () => {
  const pat = await signedIn('caregiver')
  const kinds = (await findChoices(pat)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['password-changed', 'new-device', 'tour-reminder', 'search-news']))
  const others = ['inquiry-received', 'review-received', 'report-received', 'welcome']
  expect(kinds.filter((kind) => others.includes(kind))).toEqual([])
  expect(await channelsOf(pat, 'new-device')).toEqual({
    app: { isOn: true, isFixed: false },
    email: { isOn: true, isFixed: true },
  })
})

test('a choice applies only to its channel and its user', async () => {
  const [other, admin] = [await createActor('admin'), await signedIn('admin')]
  expect((await choose('report-received', 'email', true)).status).toBe(200)
  expect((await choose('report-received', 'app', false)).status).toBe(200)
  const [on, off] = [
    { isOn: true, isFixed: false },
    { isOn: false, isFixed: false },
  ]
  expect(await channelsOf(admin, 'report-received')).toEqual({ app: off, email: on })
  expect(await channelsOf(other, 'report-received')).toEqual({ app: on, email: off })
})

test('mails that protect an account cannot be turned off', async () => {
  await signedIn('caregiver')
  const refused = await choose('password-changed', 'email', false)
  expect([refused.status, refused.json.message]).toEqual([409, 'You can’t change how these notifications come.'])
  expect(await db().notificationChoice.count()).toBe(0)
})

test.each(['report-received', 'no-such-kind', 'toString'])('a parent cannot choose anything for "%s"', async (kind) => {
  await signedIn('caregiver')
  expect((await choose(kind, 'app', false)).status).toBe(404)
})
