import { ConflictError } from '@/lib/platform/http/errors'
import { assertRestorable, backupPaths, columnsInSql, nameInSql, quoted, secretMark } from './rules'

describe('restore target', () => {
  const BACKUP = { migrations: ['1_a', '2_b'] }
  const EMPTY = { known: ['1_a', '2_b', '3_c'], applied: [], filled: [] }

  test('an empty database is accepted, with or without tables', () => {
    expect(() => assertRestorable(BACKUP, EMPTY, false)).not.toThrow()
    expect(() => assertRestorable(BACKUP, { ...EMPTY, applied: ['1_a', '2_b'] }, false)).not.toThrow()
  })

  test('existing rows are not overwritten unless that was requested', () => {
    const filled = { ...EMPTY, applied: ['1_a', '2_b'], filled: ['users', 'providers'] }
    expect(() => assertRestorable(BACKUP, filled, false)).toThrow(/not empty \(users, providers\).*--replace/)
    expect(() => assertRestorable(BACKUP, { ...filled, filled: ['users'] }, false)).toThrow(/not empty \(users\)/)
    expect(() => assertRestorable(BACKUP, filled, true)).not.toThrow()
  })

  test('a backup of a newer release, or a database newer than the backup, is always rejected', () => {
    for (const replaces of [false, true]) {
      expect(() => assertRestorable(BACKUP, { ...EMPTY, known: ['1_a'] }, replaces)).toThrow(/newer release \(2_b/)
      expect(() => assertRestorable(BACKUP, { ...EMPTY, applied: ['1_a', '2_b', '3_c'] }, replaces)).toThrow(
        ConflictError,
      )
    }
  })
})

describe('paths and names', () => {
  test('a table’s copy is found by its name, and the queue’s tables are not mistaken for ours', () => {
    expect(backupPaths.table('/b', { schema: 'public', name: 'users' })).toBe('/b/tables/public.users.copy.gz')
    expect(backupPaths.table('/b', { schema: 'graphile_worker', name: 'users' })).not.toBe(
      '/b/tables/public.users.copy.gz',
    )
  })

  test('names are quoted so that none ends the statement', () => {
    expect(quoted('a"; DROP TABLE users; --')).toBe('"a""; DROP TABLE users; --"')
    expect(nameInSql({ schema: 'public', name: 'users' })).toBe('"public"."users"')
    expect(columnsInSql({ columns: ['id', 'order'] })).toBe('"id", "order"')
  })
})

describe('secret mark', () => {
  const SECRET = 'only-for-tests-and-nothing-but-tests-000000'

  test('the same secret has the same mark, which does not contain it', () => {
    expect(secretMark(SECRET)).toBe(secretMark(SECRET))
    expect(secretMark(SECRET)).not.toBe(secretMark(`${SECRET}1`))
    expect(secretMark(SECRET)).toMatch(/^[0-9a-f]{64}$/)
    expect(secretMark(undefined)).toBeNull()
  })
})
