import { GET, POST } from '@/app/api/notifications/unsubscribe/route'
import { findSubscription, writeUnsubscribeToken } from '@/lib/notifications/commands/notifications'
import { notify } from '@/lib/notifications/commands/notify'
import { countUnread } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { composeMail } from '@/lib/platform/mail/send'
import { now } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

type Handler = typeof POST
/** Sends a form as a mail app does: without an origin and without a cookie. */
const press = (url: string, handler: Handler = POST, headers: Record<string, string> = {}) =>
  handler(
    new Request(url, {
      method: handler === POST ? 'POST' : 'GET',
      headers,
      ...(handler === POST && {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'List-Unsubscribe=One-Click',
      }),
    }),
    { params: Promise.resolve({}) },
  )
const urlOf = (token: string) => `http://localhost:3000/api/notifications/unsubscribe?token=${token}`
const notifyPerson = (to: Awaited<ReturnType<typeof createActor>>) =>
  db().$transaction((tx) => notify(tx, { kind: 'search-news', to, facts: { providers: 1, searches: 1 }, at: now() }))

test('one press in the mail app unsubscribes from these mails and no others; notifications on the site continue', async () => {
  const [pat, other] = [await createActor('caregiver'), await createActor('caregiver')]
  await notifyPerson(pat)
  const mail = await db().mail.findFirstOrThrow({ where: { toEmail: pat.email } })
  const source = (await composeMail({ ...mail, html: '', text: '' }, 'site@care.example')).toString()
  const unfolded = source.replace(/\r\n\s+/g, ' ')
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const url = /List-Unsubscribe: <([^>]+)>/.exec(unfolded)?.[1] ?? ''
  for (let turn = 0; turn < 2; turn++) {
    const answer = await press(url)
    expect([answer.status, await answer.json()]).toEqual([200, { unsubscribed: true }])
  }
  await Promise.all([notifyPerson(pat), notifyPerson(other)])
  expect([await mailsTo(pat.email), await mailsTo(other.email)].map(({ length }) => length)).toEqual([1, 1])
  expect(await countUnread(pat)).toBe(2)
})

test('opening the address changes nothing and shows a page with a button, which returns to that page', async () => {
  const pat = await createActor('caregiver')
  const token = writeUnsubscribeToken({ userId: pat.id, kind: 'search-news' }, now())
  const answer = await press(urlOf(token), GET)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe?token=${token}`])
  expect(await findSubscription(token, now())).toMatchObject({ isOn: true })
  const pressed = await press(`${urlOf(token)}&from=page`)
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/unsubscribe?token=${token}`])
  expect(await findSubscription(token, now())).toMatchObject({ isOn: false })
})

test('a reader of the Spanish page stays in Spanish', async () => {
  const pat = await createActor('caregiver')
  const token = writeUnsubscribeToken({ userId: pat.id, kind: 'search-news' }, now())
  const answer = await press(urlOf(token), GET, { 'accept-language': 'es-US,es;q=0.9' })
  expect(answer.headers.get('location')).toBe(`/es/unsubscribe?token=${token}`)
  const pressed = await press(`${urlOf(token)}&from=page`, POST, {
    referer: `http://localhost/es/unsubscribe?token=${token}`,
  })
  expect(pressed.headers.get('location')).toBe(`/es/unsubscribe?token=${token}`)
})

test('an altered, foreign, expired or future link changes nothing and says where to go', async () => {
  const [pat, other] = [await createActor('caregiver'), await createActor('caregiver')]
  const day = 86_400_000
  const at = (days: number) =>
    writeUnsubscribeToken({ userId: pat.id, kind: 'search-news' }, new Date(now().getTime() + days * day))
  const own = at(0)
  const dead = [
    own.replace(/^\d+/, String(other.id)),
    own.replace('search-news', 'report-received'),
    own.replace(/\.\d+\./, '.20000.'),
    `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}x`,
    at(-181),
    at(2),
    'toString.x.1.y',
    writeUnsubscribeToken({ userId: 999_999, kind: 'search-news' }, now()),
    writeUnsubscribeToken({ userId: pat.id, kind: 'password-changed' }, now()),
  ]
  for (const token of dead) {
    const answer = await press(urlOf(token))
    expect([token, answer.status, await answer.json()]).toEqual([
      token,
      404,
      { message: 'This link doesn’t work anymore. You can stop these e-mails in your settings.' },
    ])
  }
  expect((await press(urlOf(''))).status).toBe(400)
  expect(await db().notificationChoice.count()).toBe(0)
  expect((await press(urlOf(at(-180)))).status).toBe(200)
})

test('mails that protect an account have no unsubscribe link', async () => {
  const pat = await createActor('caregiver')
  await db().$transaction((tx) => notify(tx, { kind: 'password-changed', to: pat, facts: {}, at: now() }))
  expect(await db().mail.findFirst()).toMatchObject({ unsubscribeUrl: null })
  expect((await mailsTo(pat.email))[0]?.text).not.toContain('unsubscribe')
})
