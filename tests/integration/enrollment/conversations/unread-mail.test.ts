import { sendUnreadMail } from '@/lib/enrollment/inquiries/commands/add-message'
import { readInquiry, sendMessage } from '@/lib/enrollment/inquiries/commands/send-message'
import { countUnread, findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { addProviderManager, conversation, REQUEST, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()
const after = (minutes: number) => new Date(REQUESTED_AT.getTime() + minutes * 60_000)
const jobs = () =>
  db().$queryRaw<
    { key: string; run_at: Date }[]
  >`SELECT key, run_at FROM graphile_worker.jobs WHERE key IS NOT NULL ORDER BY key`

test("all of a provider's people are notified of a request on the site, and the mail is sent five minutes later", async () => {
  const { id, chris, pat } = await conversation()
  const { notifications } = await findNotifications(chris, 'en')
  expect(notifications).toMatchObject([
    { title: 'A parent asks for information', path: `/careprovider-dashboard/messages/${id}` },
  ])
  expect(await countUnread(pat)).toBe(0)
  expect(await mailsTo(chris.email)).toEqual([])
  expect(await jobs()).toEqual([{ key: `unread-message-mail:${id}:careprovider`, run_at: after(5) }])
})

test('the mail announces a new message once and contains neither its text nor anything about a child', async () => {
  const { id, chris, pat, provider } = await conversation()
  const kim = await createActor('careprovider')
  await addProviderManager(provider.id, kim)
  await sendMessage(pat, id, 'She is allergic to peanuts.', after(1))
  for (const _ of [1, 2]) await sendUnreadMail(id, 'careprovider', after(5))
  for (const { email } of [chris, kim]) {
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    const { subject, text, html } = mails[0] ?? {}
    expect(text).toContain(`/careprovider-dashboard/messages/${id}`)
    for (const private_ of [REQUEST.text, REQUEST.subject, 'peanuts', '14', 'January'])
      expect(
        [subject, text, html?.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, '')].join('\n'),
      ).not.toContain(private_)
  }
  expect(await countUnread(chris)).toBe(1)
})

test('a message read in time causes no mail, and reading it clears the notification', async () => {
  const { id, chris } = await conversation()
  await readInquiry(chris, id, after(2))
  await sendUnreadMail(id, 'careprovider', after(5))
  expect(await mailsTo(chris.email)).toEqual([])
  expect(await countUnread(chris)).toBe(0)
})

test('replying marks the message as read and notifies the parent; the next unread message notifies again', async () => {
  const { id, chris, pat, provider } = await conversation()
  await sendMessage(chris, id, 'Yes.', after(1))
  expect(await countUnread(chris)).toBe(0)
  await sendMessage(chris, id, 'Mondays too.', after(2))
  expect((await findNotifications(pat, 'en')).notifications).toMatchObject([
    { title: 'A provider wrote to you', text: `${provider.name} sent you a message.` },
  ])
  await sendUnreadMail(id, 'caregiver', after(6))
  await readInquiry(pat, id, after(7))
  await sendMessage(chris, id, 'And Fridays.', after(8))
  await sendUnreadMail(id, 'caregiver', after(13))
  expect(await mailsTo(pat.email)).toHaveLength(2)
})

test('a user who turned such mails off gets none, and a deleted conversation causes none', async () => {
  const { id, chris } = await conversation()
  await db().notificationChoice.create({ data: { userId: chris.id, kind: 'inquiry-received', email: false } })
  await sendUnreadMail(id, 'careprovider', after(5))
  await sendUnreadMail(id + 1, 'careprovider', after(5))
  expect(await mailsTo(chris.email)).toEqual([])
})
