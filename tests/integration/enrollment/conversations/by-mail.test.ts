import { POST as answer } from '@/app/api/inquiries/answer/route'
import { POST as unsubscribe } from '@/app/api/notifications/unsubscribe/route'
import { findConversationWithEnrollments } from '@/lib/enrollment/enrollments/queries'
import { blockInquiry, unblockInquiry } from '@/lib/enrollment/inquiries/commands/inquiries'
import { sendRelayMail } from '@/lib/enrollment/inquiries/commands/relay'
import { sendMessage } from '@/lib/enrollment/inquiries/commands/send-message'
import { findAddressees, findFavoriteRecipients } from '@/lib/enrollment/inquiries/queries/recipients'
import { findRequestByLink } from '@/lib/enrollment/inquiries/queries/relay'
import { findSubscription } from '@/lib/notifications/commands/notifications'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { answerLink, EMAIL_ON_FILE, inquiryByMail, linkToken } from '@/tests/support/enrollment/by-mail'
import {
  addProviderManager,
  conversation,
  publicIdOf,
  REQUEST,
  REQUESTED_AT,
} from '@/tests/support/enrollment/conversation'
import { TUESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const after = (minutes: number) => new Date(REQUESTED_AT.getTime() + minutes * 60_000)
const DAYS = 24 * 60
beforeEach(() => setClock(after(1)))
afterAll(() => setClock(undefined))
const jobs = () => db().$queryRaw<{ run_at: Date }[]>`
  SELECT run_at FROM graphile_worker.jobs WHERE key LIKE 'parent-request-mail:%'`
const isDead = async (token: string, now = after(2)) =>
  expect(findRequestByLink(token, now)).rejects.toThrow(message('enrollment.inquiryErrors.deadLink'))

test('an unclaimed provider gets a mail at its public address, without any text of the request', async () => {
  const { id, pat, provider } = await inquiryByMail()
  expect(await jobs()).toEqual([{ run_at: REQUESTED_AT }])
  for (const _ of [1, 2]) await sendRelayMail(id, REQUESTED_AT)
  const [mail, ...others] = await mailsTo(EMAIL_ON_FILE)
  expect([mail?.subject, others]).toEqual([`A parent asks about ${provider.name}`, []])
  expect(mail?.text).toContain(`/claim/${provider.slug}`)
  expect(mail?.text).toMatch(/Stop these e-mails: \S+\/unsubscribe\?token=address\./)
  const words = [mail?.subject, mail?.text, mail?.html?.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, '')]
  for (const private_ of [REQUEST.subject, REQUEST.text, 'January', pat.firstName, pat.email, provider.zip])
    expect(words.join('\n')).not.toContain(private_)
})

test('a provider whose address on file has an account is mailed in its language', async () => {
  const { id, provider } = await inquiryByMail()
  const { id: userId } = await createActor('careprovider')
  await db().user.update({ where: { id: userId }, data: { email: EMAIL_ON_FILE, locale: 'es-US' } })
  await sendRelayMail(id, REQUESTED_AT)
  expect((await mailsTo(EMAIL_ON_FILE)).map(({ subject }) => subject)).toEqual([
    `Una familia pregunta por ${provider.name}`,
  ])
})

test("the link shows only what the parent shared, and the reply appears in the parent's messages", async () => {
  const { id, pat, provider } = await inquiryByMail()
  await sendRelayMail(id, REQUESTED_AT)
  const token = await linkToken()
  const request = await findRequestByLink(token, after(1))
  expect(request).toEqual({
    id,
    subject: REQUEST.subject,
    childAgeMonths: 14,
    wantedStart: '2027-01',
    provider: { id: provider.slug, name: provider.name },
    parent: 'Pat T.',
    messages: [expect.objectContaining({ author: 'Pat T.', text: REQUEST.text, isYours: false })],
  })
  expect((await answerLink(token, { text: 'Yes, from Monday. Ann' })).status).toBe(201)
  const shown = await findConversationWithEnrollments(pat, id, after(2))
  expect([shown.isByMail, shown.standing]).toEqual([true, 'open'])
  expect(shown.messages).toMatchObject([
    { isRead: true, isByMail: false },
    { author: provider.name, isByMail: true, isYours: false, text: 'Yes, from Monday. Ann' },
  ])
  expect((await findNotifications(pat, 'en')).notifications).toMatchObject([{ title: 'A provider wrote to you' }])
  expect(await db().inquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({ answeredAt: after(1) })
})

test('the same reply sent twice is stored once, and invalid or empty input is refused with a message', async () => {
  const { id } = await inquiryByMail()
  await sendRelayMail(id, REQUESTED_AT)
  const token = await linkToken()
  const twice = await Promise.all([1, 2].map(() => answerLink(token, { text: 'Yes.' })))
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  expect(await db().message.count()).toBe(2)
  expect((await answerLink(token, { text: ' ' })).json.message).toMatch(/^Please write an answer/)
  expect((await answerLink(token, { text: 'a'.repeat(4_001) })).status).toBe(400)
  expect((await answerLink(token, { visit: 'decline' })).json.message).toBe('There’s no visit to answer anymore.')
  const row = { inquiryId: id, side: 'careprovider' as const, text: 'x', createdAt: after(1) }
  await db().message.createMany({ data: Array.from({ length: 19 }, () => row) })
  const many = await answerLink(token, { text: 'One more.' })
  expect([many.status, many.retryAfter]).toEqual([429, '3600'])
})

test('a provider accepts a time or cancels the visit by the link, and both sides are notified', async () => {
  const { id, pat } = await inquiryByMail(['2026-11-24T10:00', '2026-11-25T10:00'])
  await sendRelayMail(id, REQUESTED_AT)
  const token = await linkToken()
  const late = await answerLink(token, { visit: '2026-11-26T15:00:00.000Z' })
  expect([late.status, late.json.message]).toEqual([409, 'That time is no longer proposed. Please choose another one.'])
  expect((await answerLink(token, { visit: '2026-11-24T15:00:00.000Z', text: 'Ring the bell.' })).status).toBe(201)
  expect(await db().tour.findFirstOrThrow()).toMatchObject({ status: 'accepted' })
  expect(await mailsTo(pat.email)).toHaveLength(1)
  expect((await answerLink(token, { visit: 'decline' })).status).toBe(201)
  expect(await db().tour.findFirstOrThrow()).toMatchObject({ status: 'declined', decidedBy: 'careprovider' })
  // The provider is not notified of its own actions.
  await sendRelayMail(id, after(30))
  expect(await mailsTo(EMAIL_ON_FILE)).toHaveLength(1)
})

test('an address that unsubscribed still accepts a visit by the link it has', async () => {
  const { id } = await inquiryByMail([TUESDAY.local])
  await sendRelayMail(id, REQUESTED_AT)
  const token = await linkToken()
  const url = (await db().mail.findFirstOrThrow()).unsubscribeUrl ?? ''
  const request = new Request(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect((await unsubscribe(request, { params: Promise.resolve({}) })).status).toBe(200)
  expect((await answerLink(token, { visit: TUESDAY.at })).status).toBe(201)
  expect(await db().tour.findFirstOrThrow()).toMatchObject({ status: 'accepted', startsAt: new Date(TUESDAY.at) })
})

test('an address gets at most one mail in five minutes and twenty a day', async () => {
  const { id, pat } = await inquiryByMail()
  await sendRelayMail(id, REQUESTED_AT)
  for (const minute of [1, 2, 3]) await sendMessage(pat, id, `Line ${minute}`, after(minute))
  expect(await jobs()).toEqual([{ run_at: after(5) }])
  await sendRelayMail(id, after(4))
  expect(await mailsTo(EMAIL_ON_FILE)).toHaveLength(1)
  for (const _ of [1, 2]) await sendRelayMail(id, after(5))
  const mails = await mailsTo(EMAIL_ON_FILE)
  expect(mails.map(({ subject }) => subject.slice(0, 14))).toEqual(['A parent asks ', 'News about a p'])
  const row = { ...(await db().mail.findFirstOrThrow()), id: undefined }
  await db().mail.createMany({ data: Array.from({ length: 18 }, (_, n) => ({ ...row, messageId: `<${n}>` })) })
  await sendMessage(pat, id, 'One more', after(20))
  await sendRelayMail(id, after(25))
  expect(await mailsTo(EMAIL_ON_FILE)).toHaveLength(20)
  expect(await jobs()).toEqual([{ run_at: after(85) }])
  await sendRelayMail(id, after(2 * DAYS))
  expect(await mailsTo(EMAIL_ON_FILE)).toHaveLength(21)
})

test('a link expires when the page is claimed, the parent blocks or leaves, the address changes, or after 30 days', async () => {
  const { id, pat, provider } = await inquiryByMail()
  await sendRelayMail(id, REQUESTED_AT)
  const token = await linkToken()
  await findRequestByLink(token, after(30 * DAYS))
  await isDead(token, after(31 * DAYS))
  await blockInquiry(pat, id, after(1))
  await isDead(token)
  await unblockInquiry(pat, id)
  await db().user.update({ where: { id: pat.id }, data: { status: 'deleted' } })
  await isDead(token)
  await db().user.update({ where: { id: pat.id }, data: { status: 'active' } })
  await db().provider.update({ where: { id: provider.id }, data: { email: 'new@harbor.test' } })
  await isDead(token)
  await db().provider.update({ where: { id: provider.id }, data: { email: EMAIL_ON_FILE } })
  await findRequestByLink(token, after(2))
  const chris = await createActor('careprovider')
  await addProviderManager(provider.id, chris)
  await isDead(token)
  const refused = await answerLink(token, { text: 'Yes.' })
  expect([refused.status, refused.json]).toEqual([404, { message: 'This link doesn’t work anymore.' }])
  expect(await findConversationWithEnrollments(chris, id, after(3))).toMatchObject({
    isByMail: false,
    messages: [{ isRead: false }],
  })
})

test('a link opens only its own request, and no token can be guessed', async () => {
  const { id, pat, provider } = await inquiryByMail()
  await sendRelayMail(id, REQUESTED_AT)
  const token = await linkToken()
  const [, day, signature] = token.split('.')
  const other = await db().inquiry.create({
    data: { caregiverId: pat.id, providerId: provider.id, subject: 'x', createdAt: after(0), lastMessageAt: after(0) },
  })
  await db().inquiryRelay.create({ data: { inquiryId: other.id, changedAt: after(0) } })
  for (const forged of [
    `${other.id}.${day}.${signature}`,
    `${id}.${Number(day) + 1}.${signature}`,
    `${id}.${day}.${'A'.repeat(22)}`,
    `99999999999.${day}.${signature}`,
    '',
    'x',
  ])
    await isDead(forged)
})

test('the address can unsubscribe with one press; parents are warned before they write, and advised to call', async () => {
  const { id, pat, provider } = await inquiryByMail()
  await sendRelayMail(id, REQUESTED_AT)
  const url = (await db().mail.findFirstOrThrow()).unsubscribeUrl ?? ''
  const press = () =>
    unsubscribe(new Request(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' }), {
      params: Promise.resolve({}),
    })
  const token = new URL(url).searchParams.get('token') ?? ''
  expect(await findSubscription(token, after(1))).toEqual({ kind: null, isOn: true })
  for (const _ of [1, 2]) expect((await press()).status).toBe(200)
  expect(await findSubscription(token, after(1))).toEqual({ kind: null, isOn: false })
  expect(await findSubscription(token, after(181 * DAYS))).toBeNull()
  expect(await findSubscription(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, after(1))).toBeNull()
  expect(await findAddressees([provider.slug])).toMatchObject([{ isAnswered: false, isByMail: false }])
  expect((await findConversationWithEnrollments(pat, id, after(1))).standing).toBe('nobody')
  // The earlier request can still be answered.
  await findRequestByLink(await linkToken(), after(2))
  await db().provider.update({ where: { id: provider.id }, data: { email: EMAIL_ON_FILE.toUpperCase() } })
  expect(await findAddressees([provider.slug])).toMatchObject([{ isByMail: false }])
})

test('a claimed provider is never mailed at its public address, nor is a closed one', async () => {
  const { id, provider } = await conversation()
  await db().provider.update({ where: { id: provider.id }, data: { email: EMAIL_ON_FILE } })
  expect(await findAddressees([provider.slug])).toMatchObject([{ isAnswered: true, isByMail: false }])
  await db().user.updateMany({ where: { role: 'careprovider' }, data: { status: 'suspended' } })
  expect(await findAddressees([provider.slug])).toMatchObject([{ isAnswered: false, isByMail: false }])
  await sendRelayMail(id, REQUESTED_AT)
  const shut = await addProvider({ name: 'Heron Bend', email: EMAIL_ON_FILE })
  await db().provider.update({ where: { id: shut.id }, data: { status: 'closed' } })
  const { slug } = await db().provider.findUniqueOrThrow({ where: { id: shut.id } })
  expect(await findAddressees([slug])).toMatchObject([{ isAnswered: false, isByMail: false }])
  expect(await mailsTo(EMAIL_ON_FILE)).toEqual([])
})

test('favorites that can be added to the request are listed with how they receive it', async () => {
  const { pat, provider } = await inquiryByMail()
  const [silent, mailed] = [
    await addProvider({ name: 'Copper' }),
    await addProvider({ name: 'Heron', email: 'h@h.test' }),
  ]
  const createdAt = REQUESTED_AT
  await db().favorite.createMany({
    data: [provider.id, silent.id, mailed.id].map((providerId) => ({ userId: pat.id, providerId, createdAt })),
  })
  expect(await findFavoriteRecipients(pat, provider.id)).toMatchObject([{ name: 'Heron', isByMail: true }])
})

test('providers that a comparison names come first, those that nobody answers for and the provider itself are left out', async () => {
  const { pat, provider } = await inquiryByMail()
  const [silent, mailed, saved] = [
    await addProvider({ name: 'Copper' }),
    await addProvider({ name: 'Heron', email: 'h@h.test' }),
    await addProvider({ name: 'Meadow', email: 'm@m.test' }),
  ]
  await db().favorite.create({ data: { userId: pat.id, providerId: saved.id, createdAt: REQUESTED_AT } })
  const named = await Promise.all([provider, silent, mailed].map(({ id }) => publicIdOf(id)))
  const found = await findFavoriteRecipients(pat, provider.id, [...named, 'nobody-k3f9'])
  expect(found.map(({ name }) => name)).toEqual(['Heron', 'Meadow'])
})

test('a message without an account can belong to the provider alone', async () => {
  const { id } = await inquiryByMail()
  const data = { inquiryId: id, side: 'caregiver' as const, text: 'x', createdAt: REQUESTED_AT }
  await expect(db().message.create({ data })).rejects.toThrow(/messages_author_or_mail/)
})

test('without JavaScript the form redirects to the request, and a refused reply keeps the submitted text', async () => {
  const { id } = await inquiryByMail()
  await sendRelayMail(id, REQUESTED_AT)
  const token = await linkToken()
  const post = (fields: Record<string, string>) =>
    answer(
      new Request('http://localhost:3000/api/inquiries/answer', {
        method: 'POST',
        headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
      { params: Promise.resolve({}) },
    )
  const taken = await post({ token, text: 'Yes.', visit: '' })
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `/answer-request?token=${token}&sent=1`])
  const refused = await post({ token: `${token}x`, text: 'We have <two> places.' })
  const html = await refused.text()
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  expect(html).toContain('This link doesn’t work anymore. What you typed is below.')
  expect(html).toContain('We have &lt;two&gt; places.</textarea>')
})
