import { currentActor } from '@/lib/access/session'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { changeLinkTo, pressCancel, pressConfirm, requestFromSettings } from '@/tests/support/accounts/email-change'
import { mailsTo } from '@/tests/support/accounts/mails'
import { personWithPassword, signInAs } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setRequestCookies(''))
afterEach(() => setClock(undefined))

const NEW = 'pat@new.test'
const addressOf = async (id: number) => (await db().user.findUniqueOrThrow({ where: { id } })).email
const whoIs = async (cookies: string[]) => {
  setRequestCookies(cookies)
  return currentActor()
}
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)
const audit = async () => (await db().auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action)

test.each([
  ['old', 'new'],
  ['new', 'old'],
] as const)(
  'the address changes when the %s and then the %s one has confirmed, and everyone is notified',
  async (first, second) => {
    const { id, email } = await personWithPassword()
    const phone = await signInAs(email)
    const received = await requestFromSettings({ email }, NEW)
    expect([received.status, received.json.message]).toEqual([
      200,
      expect.stringMatching(/^We sent an e-mail to both addresses\./),
    ])
    const links = { old: await changeLinkTo(email), new: await changeLinkTo(NEW) }

    setRequestCookies('')
    expect((await pressConfirm(links[first])).json).toMatchObject({ isDone: false })
    expect(await addressOf(id)).toBe(email)
    setRequestCookies(received.session)
    const done = await pressConfirm(links[second])
    expect([done.status, done.json]).toEqual([
      200,
      { isDone: true, message: 'E-mail address changed. You’re signed out on all other devices.' },
    ])
    expect(await whoIs(done.cookies)).toMatchObject({ kind: 'user', email: NEW })
    expect([(await whoIs(received.session)).kind, (await whoIs(phone.cookies)).kind]).toEqual(['visitor', 'visitor'])
    expect([(await signInAs(email)).status, (await signInAs(NEW)).status]).toEqual([401, 200])
    expect([await kindsTo(email), await kindsTo(NEW)]).toEqual([
      ['new-device', 'email-change-old', 'email-changed'],
      ['email-change-new', 'email-changed', 'new-device'],
    ])
    expect((await audit()).filter((action) => action.startsWith('email'))).toEqual([
      'email.change-asked',
      'email.change-confirmed',
      'email.change-confirmed',
      'email.changed',
    ])
  },
)

test('the second confirmation does not sign anyone in when another user is signed in to that browser', async () => {
  const [parent, other] = [await personWithPassword(), await personWithPassword()]
  await requestFromSettings(parent, NEW)
  const [old, next] = [await changeLinkTo(parent.email), await changeLinkTo(NEW)]
  const theirs = await signInAs(other.email)
  setRequestCookies(theirs.cookies)
  await pressConfirm(old)
  expect((await pressConfirm(next)).cookies).toEqual([])
  expect(await whoIs(theirs.cookies)).toMatchObject({ id: other.id })
})

test('the owner of the old address cancels: nothing changes, and both links are invalid', async () => {
  const { id, email } = await personWithPassword()
  await requestFromSettings({ email }, NEW)
  const [old, next] = [await changeLinkTo(email), await changeLinkTo(NEW)]
  await pressConfirm(next)
  expect((await pressCancel(old)).json).toEqual({
    message: 'We kept your e-mail address. Neither link works anymore.',
  })
  for (const token of [old, next]) {
    const { status, json } = await pressConfirm(token)
    expect([status, json.fields]).toEqual([400, { token: expect.stringContaining('already used or is older') }])
  }
  expect(await addressOf(id)).toBe(email)
  expect((await audit()).at(-1)).toBe('email.change-withdrawn')
})

test('a link works once, for 60 minutes, and only for the latest request', async () => {
  setClock(new Date('2026-11-21T12:00:00Z'))
  const { id, email } = await personWithPassword()
  await requestFromSettings({ email }, 'first@new.test')
  const [oldFirst, newFirst] = [await changeLinkTo(email), await changeLinkTo('first@new.test')]
  await requestFromSettings({ email }, NEW)
  for (const token of [oldFirst, newFirst]) expect((await pressConfirm(token)).status).toBe(400)
  const token = await changeLinkTo(email)
  const results = await Promise.all([pressConfirm(token), pressConfirm(token)])
  expect(results.map(({ status }) => status).sort()).toEqual([200, 400])
  setClock(new Date('2026-11-21T13:00:01Z'))
  expect((await pressConfirm(await changeLinkTo(NEW))).status).toBe(400)
  expect(await addressOf(id)).toBe(email)
})

test('confirming both at the same moment changes the address once', async () => {
  const { id, email } = await personWithPassword()
  await requestFromSettings({ email }, NEW)
  const tokens = [await changeLinkTo(email), await changeLinkTo(NEW)]
  const results = await Promise.all(tokens.map(pressConfirm))
  expect(results.map(({ status, json }) => [status, json.isDone]).sort()).toEqual([
    [200, false],
    [200, true],
  ])
  expect([await addressOf(id), await kindsTo(NEW)]).toEqual([NEW, ['email-change-new', 'email-changed']])
})

test('the stored form of a link cannot be used as a link', async () => {
  const { email } = await personWithPassword()
  await requestFromSettings({ email }, NEW)
  const stored = await db().accountToken.findMany()
  expect(stored).toHaveLength(2)
  for (const { hash } of stored)
    expect((await pressConfirm(Buffer.from(hash).toString('base64url').slice(0, 22))).status).toBe(400)
})

test('a user who was suspended in the meantime changes nothing', async () => {
  const { id, email } = await personWithPassword()
  await requestFromSettings({ email }, NEW)
  await db().user.update({ where: { id }, data: { status: 'suspended' } })
  expect((await pressConfirm(await changeLinkTo(email))).status).toBe(400)
})
