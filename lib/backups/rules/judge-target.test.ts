import { ConflictError } from '@/lib/platform/errors'
import { judgeTarget } from './judge-target'

const BACKUP = { migrations: ['1_a', '2_b'] }
const EMPTY = { known: ['1_a', '2_b', '3_c'], applied: [], filled: [] }

test('an empty database is taken, with its tables or without', () => {
  expect(() => judgeTarget(BACKUP, EMPTY, false)).not.toThrow()
  expect(() => judgeTarget(BACKUP, { ...EMPTY, applied: ['1_a', '2_b'] }, false)).not.toThrow()
})

test('rows of somebody are not written over, unless that was asked for', () => {
  const filled = { ...EMPTY, applied: ['1_a', '2_b'], filled: ['users', 'providers'] }
  expect(() => judgeTarget(BACKUP, filled, false)).toThrow(/not empty \(users, providers\).*--replace/)
  expect(() => judgeTarget(BACKUP, filled, true)).not.toThrow()
})

test('a backup of a newer release, and a database newer than the backup, are refused in any case', () => {
  for (const replaces of [false, true]) {
    expect(() => judgeTarget(BACKUP, { ...EMPTY, known: ['1_a'] }, replaces)).toThrow(/newer release \(2_b/)
    expect(() => judgeTarget(BACKUP, { ...EMPTY, applied: ['1_a', '2_b', '3_c'] }, replaces)).toThrow(ConflictError)
  }
})
