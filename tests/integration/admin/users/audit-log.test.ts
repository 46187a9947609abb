import { GET as csv } from '@/app/api/audit-log/csv/route'
import { recordAudit } from '@/lib/access/commands/audit'
import type { AuditAction, AuditDetail } from '@/lib/access/rules/audit-actions'
import { findActivity, findAuditLines } from '@/lib/admin/users/queries'
import { auditQuery } from '@/lib/admin/users/schema'
import { db } from '@/lib/platform/database/client'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase({ gazetteer: true })

const note = (action: AuditAction, at: string, actorId: number | null, subjectId: number | null = actorId) =>
  recordAudit(db(), { action, at: new Date(at), actorId, subjectId, details: { reason: 'password' } })
const find = async (query: Record<string, string>, most?: number) =>
  (await findAuditLines(auditQuery.parse(query), most)).lines.map(({ action }) => action)

async function threeLines() {
  const [alex, pat] = [await createActor('admin'), await createActor('caregiver')]
  await note('session.started', '2026-11-20T04:59:00Z', pat.id)
  await note('account.role-changed', '2026-11-20T05:00:00Z', alex.id, pat.id)
  await note('session.refused', '2026-11-21T15:00:00Z', null, null)
  return { alex, pat }
}

test('the newest entry comes first, and each names its subject', async () => {
  const { alex, pat } = await threeLines()
  const { lines, next } = await findAuditLines(auditQuery.parse({}))
  expect(lines).toMatchObject([
    { action: 'session.refused', actor: null, subject: null },
    {
      action: 'account.role-changed',
      actor: { id: alex.id, name: 'Alex Tester' },
      subject: { id: pat.id, name: 'Pat Tester' },
    },
    { action: 'session.started' },
  ])
  expect(next).toBeNull()
})

test('it is filtered by person, action and day at the office, and pages continue where the last one ended', async () => {
  const { alex, pat } = await threeLines()
  expect(await find({ person: alex.email.toUpperCase() })).toEqual(['account.role-changed'])
  expect(await find({ person: String(pat.id) })).toEqual(['account.role-changed', 'session.started'])
  expect(await find({ person: 'nobody@home.test' })).toEqual([])
  expect(await find({ action: 'session.started' })).toEqual(['session.started'])
  // Midnight in New York is 5:00 UTC.
  expect(await find({ to: '2026-11-19' })).toEqual(['session.started'])
  expect(await find({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['account.role-changed'])
  const first = await findAuditLines(auditQuery.parse({}), 2)
  expect(await find({ before: first.next ?? '' })).toEqual(['session.started'])
})

test('an entry marks each id whose record is gone', async () => {
  const { id: providerId } = await addProvider()
  const named: AuditDetail[] = [
    'changeId',
    'claimId',
    'inquiryId',
    'mergedId',
    'otherId',
    'reportId',
    'reviewId',
    'uploadId',
  ]
  const numbers = Object.fromEntries(named.map((name) => [name, 999_999]))
  const line = { action: 'provider.merged' as const, at: new Date(), actorId: null, subjectId: null }
  await recordAudit(db(), { ...line, details: { providerId, rows: 3, ...numbers } })
  await recordAudit(db(), { ...line, details: { providerId } })
  const { lines } = await findAuditLines(auditQuery.parse({}))
  expect(lines.map(({ gone }) => [...gone].sort())).toEqual([[], named])
})

test('an erased account is shown as its id', async () => {
  const { pat } = await threeLines()
  await db().user.delete({ where: { id: pat.id } })
  const { lines } = await findAuditLines(auditQuery.parse({ person: String(pat.id) }))
  expect(lines[0]?.subject).toEqual({ id: pat.id, name: null })
})

test('an admin downloads it as a file', async () => {
  const { alex } = await threeLines()
  setRequestCookies(await sessionCookie(alex))
  const request = new Request('http://localhost:3000/api/audit-log/csv?action=session.refused')
  const answer = await csv(request, { params: Promise.resolve({}) })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect((await answer.text()).split('\r\n')).toEqual([
    'id,at,what,actor,subject,in words,action,details',
    expect.stringMatching(/^[0-9]+,2026-11-21T15:00:00.000Z,Sign-in refused,,,Reason: wrong password,session.refused,/),
    '',
  ])
})

test('recent activity names what people did, with its fields and provider, and leaves out sign-ins', async () => {
  const [alex, { id }] = [await createActor('admin'), await addProvider()]
  await note('session.started', '2026-11-20T05:00:00Z', alex.id)
  const details = { providerId: id, atOnce: 'phone', waiting: 'aboutUs hours' }
  await recordAudit(db(), {
    action: 'profile.proposed',
    at: new Date('2026-11-20T06:00:00Z'),
    actorId: alex.id,
    details,
  })
  const lost = { providerId: 999_999, groups: 'openings' }
  await recordAudit(db(), {
    action: 'profile.facts-confirmed',
    at: new Date('2026-11-20T07:00:00Z'),
    actorId: alex.id,
    details: lost,
  })
  expect(await findActivity(10)).toMatchObject([
    { action: 'profile.facts-confirmed', provider: null, fields: ['openings'] },
    {
      action: 'profile.proposed',
      provider: { id, name: 'Little Harbor Academy' },
      fields: ['phone', 'aboutUs', 'hours'],
    },
  ])
})
