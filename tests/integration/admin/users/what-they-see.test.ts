import { viewAccount } from '@/lib/admin/users/commands'
import { db } from '@/lib/platform/database/client'
import { createActor } from '@/tests/support/accounts/actors'
import { conversation, REQUEST } from '@/tests/support/enrollment/conversation'
import { propose } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()
const NOW = new Date('2026-11-22T18:00:00Z')

test("an admin sees the state of a provider's page and its people's notices, and the view is logged", async () => {
  const { chris } = await conversation()
  const alex = await createActor('admin')
  await propose(chris, { aboutUs: 'A garden.' }, NOW)
  const account = await viewAccount(alex, chris.id, NOW)
  expect(account).toMatchObject({
    role: 'careprovider',
    unread: 1,
    providers: [{ role: 'manager', waits: { fields: 1 }, isHeld: false, plan: 'BASIC', unanswered: 1 }],
  })
  expect(account.choices.find(({ kind }) => kind === 'inquiry-received')?.channels.email.isOn).toBe(true)
  expect(await db().auditEntry.findFirst({ where: { action: 'account.looked-at' } })).toMatchObject({
    actorId: alex.id,
    subjectId: chris.id,
  })
})

test("a parent's view contains nothing about the family: no child, no messages, no provider", async () => {
  const { pat, provider } = await conversation()
  await db().child.create({
    data: { userId: pat.id, name: 'Little Zebulon', birthMonth: '2025-03', createdAt: NOW, updatedAt: NOW },
  })
  await db().mail.create({
    data: {
      userId: pat.id,
      messageId: '<one@example.test>',
      kind: 'welcome',
      toEmail: pat.email,
      toName: 'Pat',
      subject: 'A secret subject',
      html: 'secret words',
      text: 'secret words',
      createdAt: NOW,
      usefulUntil: NOW,
    },
  })
  const account = await viewAccount(await createActor('admin'), pat.id, NOW)
  expect(account).toMatchObject({ providers: [], mails: [{ kind: 'welcome', status: 'queued' }] })
  const text = JSON.stringify(account)
  for (const own of ['Zebulon', 'secret', REQUEST.text, REQUEST.subject, provider.name]) expect(text).not.toContain(own)
})

test('an account that does not exist cannot be viewed', async () => {
  await expect(viewAccount(await createActor('admin'), 999_999, NOW)).rejects.toMatchObject({ status: 404 })
  expect(await db().auditEntry.count({ where: { action: 'account.looked-at' } })).toBe(0)
})
