import { startSession } from '@/lib/access/commands/sessions'
import { cancelDeletion, deleteAccount } from '@/lib/accounts/commands/own-account'
import { PERSONAL_TABLES, RETAINED } from '@/lib/admin/personal-data/catalogue'
import { eraseAccount, eraseDueAccounts } from '@/lib/admin/personal-data/commands'
import { db } from '@/lib/platform/database/client'
import { PASSWORD, personWithPassword } from '@/tests/support/accounts/people'
import {
  personEverywhere,
  requestForAddress,
  tablesContaining,
  UNIQUE_VALUES,
} from '@/tests/support/accounts/person-everywhere'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
const day = (days: number) => new Date(Date.UTC(2026, 10, 22 + days, 10))
const { id, email, firstName, lastName } = UNIQUE_VALUES
const TRACES = [String(id), email, firstName, lastName]

async function deleted() {
  await addLocation()
  const provider = await addProvider()
  const person = await personEverywhere(provider.id, day(0))
  await deleteAccount(person, { currentPassword: PASSWORD, confirmation: 'DELETE' }, day(0))
  // Closing the account has already removed these; the erasure must not rely on that.
  await startSession(db(), person, 'Firefox on Linux', day(0))
  await requestForAddress(id, day(0))
  return { person, provider }
}

test('before the erasure, the person is found in every table of the catalogue', async () => {
  await deleted()
  for (const { table, foundBy } of PERSONAL_TABLES)
    for (const { column, is } of foundBy) {
      const [row] = await db().$queryRawUnsafe<{ count: bigint }[]>(
        `SELECT count(*) FROM "${table}" WHERE lower("${column}"::text) = $1`,
        String(UNIQUE_VALUES[is]),
      )
      expect([table, column, Number(row?.count) > 0]).toEqual([table, column, true])
    }
})

test('after the grace period the person is found in no table except those that docs/privacy.md names', async () => {
  const { provider } = await deleted()
  expect((await tablesContaining(TRACES)).length).toBeGreaterThan(8)
  await eraseDueAccounts(day(14))
  expect(await tablesContaining([email, firstName, lastName])).toEqual([])
  expect(await tablesContaining([String(id)])).toEqual(Object.keys(RETAINED))
  expect(await db().user.count()).toBe(0)
  expect(await db().accountExportFile.count()).toBe(0)
  expect(await db().storedFile.count()).toBe(0)
  expect(await db().provider.findUniqueOrThrow({ where: { id: provider.id } })).toMatchObject({
    reviewCount: 1,
    ratingAverage: 4,
  })
  expect(await db().review.findMany({ select: { text: true, answer: true, reports: true } })).toMatchObject([
    { text: 'Of somebody else.', answer: null, reports: [{ reporterId: null, reason: 'other' }] },
  ])
  const [report] = await db().report.findMany()
  expect(report).toMatchObject({ message: 'They close at 5.', email: null })
})

test('nothing is erased earlier, and a restored account is never erased', async () => {
  const { person } = await deleted()
  await eraseDueAccounts(new Date(day(14).getTime() - 1))
  expect(await db().user.count()).toBe(1)
  expect(await db().$transaction((tx) => cancelDeletion(tx, person, day(13)))).toBe(true)
  await eraseDueAccounts(day(20))
  expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'active' })
})

test('two processes that erase the same account do it once, and no other account is affected', async () => {
  const other = await personWithPassword()
  await deleted()
  const done = await Promise.all([eraseAccount(id, day(15)), eraseAccount(id, day(15))])
  expect(done.filter((changed) => changed !== null)).toHaveLength(1)
  expect(await db().auditEntry.count({ where: { action: 'account.erased' } })).toBe(1)
  expect(await db().user.findMany({ select: { id: true } })).toEqual([{ id: other.id }])
})

test('an account that cannot be erased does not block the others', async () => {
  await deleted()
  const other = await personWithPassword()
  await deleteAccount(other, { currentPassword: PASSWORD, confirmation: 'DELETE' }, day(0))
  await db()
    .$executeRaw`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not this one'; END $$`
  await db().$executeRawUnsafe(
    `CREATE TRIGGER refuse BEFORE DELETE ON users FOR EACH ROW WHEN (OLD.id = ${id}) EXECUTE FUNCTION refuse()`,
  )
  await expect(eraseDueAccounts(day(15))).rejects.toThrow('not this one')
  expect(await db().user.findMany({ select: { id: true } })).toEqual([{ id }])
  await db().$executeRaw`DROP TRIGGER refuse ON users`
  await eraseDueAccounts(day(15))
  expect(await db().user.count()).toBe(0)
})
