import { saveNotificationChoice } from '@/lib/notifications/commands/notifications'
import { notify } from '@/lib/notifications/commands/notify'
import { countUnread, findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()
const at = new Date('2026-11-20T12:00:00Z')
const report = { provider: 'Sunny <Sprouts>', publicId: 'sunny-k3f9', topic: 'hours' } as const

test('a notification says what happened, when, and leads to the page', async () => {
  const pat = await createActor('caregiver')
  await db().$transaction((tx) => notify(tx, { kind: 'new-device', to: pat, facts: { device: 'Firefox' }, at }))
  expect(await findNotifications(pat, 'en')).toEqual({
    notifications: [
      {
        id: expect.any(Number),
        title: 'New sign-in: Firefox',
        text: 'If it wasn’t you, change your password: that signs out every other device.',
        path: '/settings',
        createdAt: '2026-11-20T12:00:00.000Z',
        isRead: false,
      },
    ],
    next: null,
  })
})

test('when the change is rolled back, no one is notified, on the site or by mail', async () => {
  const pat = await createActor('caregiver')
  const failing = db().$transaction(async (tx) => {
    await notify(tx, { kind: 'password-changed', to: pat, facts: {}, at })
    throw new Error('it did not happen')
  })
  await expect(failing).rejects.toThrow('it did not happen')
  expect([await countUnread(pat), await mailsTo(pat.email)]).toEqual([0, []])
})

test('an admin who chose e-mail for reports gets one, with the message as text', async () => {
  const admin = await createActor('admin')
  const tell = () => db().$transaction((tx) => notify(tx, { kind: 'report-received', to: admin, facts: report, at }))
  await tell()
  expect(await mailsTo(admin.email)).toEqual([])
  await saveNotificationChoice(admin, { kind: 'report-received', channel: 'email', isOn: true })
  await tell()
  const [mail] = await mailsTo(admin.email)
  expect(mail).toMatchObject({ kind: 'report-received', subject: 'Report about Sunny <Sprouts>' })
  expect(mail?.text).toContain('http://localhost:3000/admin/approvals?kind=reports')
  expect(mail?.html).not.toContain('<Sprouts>')
  expect(await countUnread(admin)).toBe(2)
})

test('a security notice turned off on the site is still sent by e-mail', async () => {
  const pat = await createActor('caregiver')
  await saveNotificationChoice(pat, { kind: 'password-changed', channel: 'app', isOn: false })
  await db().$transaction((tx) => notify(tx, { kind: 'password-changed', to: pat, facts: {}, at }))
  expect(await countUnread(pat)).toBe(0)
  expect((await mailsTo(pat.email)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
})

test('facts that do not fit the kind are refused, and no notification is sent', async () => {
  const pat = await createActor('caregiver')
  const wrong = { device: 'x'.repeat(200) }
  await expect(
    db().$transaction((tx) => notify(tx, { kind: 'new-device', to: pat, facts: wrong, at })),
  ).rejects.toThrow()
  expect(await countUnread(pat)).toBe(0)
})
