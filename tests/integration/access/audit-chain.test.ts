import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { checkAuditChain, recordAudit } from '@/lib/access/commands/audit'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'

const database = testDatabase()

const NOW = new Date('2026-11-22T12:00:00Z')
const entry = (subjectId: number) =>
  ({ action: 'session.started', at: NOW, actorId: subjectId, subjectId, address: '2001:db8::1' }) as const
const write = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => recordAudit(db(), entry(index + 1))))

/** Runs SQL as a superuser, whom no trigger stops. */
const tamper = (sql: string) =>
  db().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`
    await tx.$executeRawUnsafe(sql)
  })

test('concurrent writes form one chain that contains every entry exactly once', async () => {
  await write(30)
  expect(await checkAuditChain()).toEqual({
    isWhole: true,
    end: { position: 30n, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
})

test('an empty log is intact', async () => {
  expect(await checkAuditChain()).toEqual({ isWhole: true, end: { position: 0n, hash: '' } })
})

test('a rolled-back transaction leaves neither an entry nor a link', async () => {
  await write(2)
  const undone = db().$transaction(async (tx) => {
    await recordAudit(tx, entry(9))
    throw new Error('not so')
  })
  await expect(undone).rejects.toThrow('not so')
  await write(1)
  expect(await checkAuditChain()).toMatchObject({ isWhole: true, end: { position: 3n } })
})

test('two transactions that touch the same rows in a different order do not deadlock', async () => {
  const people = await Promise.all(
    ['a', 'b'].map((name) =>
      db().user.create({
        data: { email: `${name}@home.test`, firstName: name, lastName: '', role: 'caregiver', status: 'active' },
      }),
    ),
  )
  const act = (order: typeof people) =>
    db().$transaction(async (tx) => {
      await recordAudit(tx, entry(order[0]?.id ?? 0))
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx.user.update({ where: { id: people[0]?.id ?? 0 }, data: { sessionVersion: { increment: 1 } } })
    })
  await Promise.all([act(people), act([...people].reverse())])
  expect(await checkAuditChain()).toMatchObject({ isWhole: true, end: { position: 2n } })
})

test.each([
  ["UPDATE audit_entries SET action = 'session.ended' WHERE id = 3", { entryId: 3n, fault: 'changed' }],
  ['UPDATE audit_entries SET subject_id = 77 WHERE id = 3', { entryId: 3n, fault: 'changed' }],
  ["UPDATE audit_entries SET at = at + interval '1 s' WHERE id = 1", { entryId: 1n, fault: 'changed' }],
  ['UPDATE audit_entries SET address = NULL WHERE id = 5', { entryId: 5n, fault: 'changed' }],
  ['DELETE FROM audit_entries WHERE id = 3', { entryId: 3n, fault: 'removed' }],
  ['DELETE FROM audit_entries WHERE id = 5', { entryId: 5n, fault: 'removed' }],
  ['DELETE FROM audit_links WHERE entry_id = 3', { entryId: 4n, fault: 'gap' }],
  ['DELETE FROM audit_links WHERE entry_id = 5', { entryId: 5n, fault: 'slipped-in' }],
  ["INSERT INTO audit_entries (at, action) VALUES (now(), 'session.started')", { entryId: 6n, fault: 'slipped-in' }],
])('detects tampering by a superuser: %s', async (sql, found) => {
  for (let index = 1; index <= 5; index++) await recordAudit(db(), entry(index))
  await tamper(sql)
  expect(await checkAuditChain()).toMatchObject({ isWhole: false, ...found })
})

test('removing the last entry and its link is detected by comparing with a hash stored elsewhere', async () => {
  await write(5)
  const before = await checkAuditChain()
  if (!before.isWhole) throw new Error('The chain is broken before anything was changed.')
  await write(1)
  expect(await checkAuditChain(before.end)).toMatchObject({ isWhole: true, end: { position: 6n } })
  await tamper('DELETE FROM audit_entries e USING audit_links l WHERE l.entry_id = e.id AND position > 4')
  await tamper('DELETE FROM audit_links WHERE position > 4')
  expect(await checkAuditChain()).toMatchObject({ isWhole: true, end: { position: 4n } })
  expect(await checkAuditChain(before.end)).toEqual({ isWhole: false, fault: 'rewritten' })
  await write(1)
  expect(await checkAuditChain(before.end)).toEqual({ isWhole: false, fault: 'rewritten' })
})

test('links cannot be updated or deleted by ordinary statements', async () => {
  await write(1)
  await expect(db().auditLink.deleteMany()).rejects.toThrow(/append-only/)
  await expect(db().auditLink.updateMany({ data: { position: 7 } })).rejects.toThrow(/append-only/)
})

test('the command tells an operator whether the log is intact and where it breaks', async () => {
  const run = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'scripts/operations/verify-audit.ts', ...args],
      { env: { ...process.env, DATABASE_URL: database.url(), NODE_ENV: 'production' } },
    ).then(
      ({ stdout }) => [0, stdout],
      ({ code, stderr }) => [code, String(stderr)],
    )
  await write(3)
  const [status, output] = await run()
  const endOfLog = /^The audit log is intact: 3 entries\.\n(3:[0-9a-f]{64})\n$/.exec(String(output))?.[1] ?? ''
  expect([status, await run(endOfLog)]).toEqual([0, [0, output]])
  expect(await run('yesterday')).toEqual([1, 'Give no argument, or the POSITION:HASH that an earlier run printed.\n'])
  await tamper("UPDATE audit_entries SET details = '{}'::jsonb || '{\"a\": 1}' WHERE id = 2")
  expect(await run()).toEqual([1, expect.stringMatching(/^Entry 2 was changed after it was written \(link \d\)\.\n$/)])
})
