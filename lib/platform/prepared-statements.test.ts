import { createStatementNames } from './prepared-statements'

const long = (word: string) => `SELECT ${word.repeat(3_000)}`

test('the same long statement has the same name, another one another', () => {
  const nameOf = createStatementNames()
  const name = nameOf(long('a'))
  expect(name).toMatch(/^[\w-]{32}$/)
  expect(nameOf(long('a'))).toBe(name)
  expect(nameOf(long('b'))).not.toBe(name)
})

test('short statements have none', () => {
  expect(createStatementNames()('SELECT 1')).toBeUndefined()
})

test('a connection keeps few plans: what comes after the first shapes goes unnamed, and they keep their names', () => {
  const nameOf = createStatementNames(2)
  const first = nameOf(long('a'))
  nameOf(long('b'))
  expect(nameOf(long('c'))).toBeUndefined()
  expect(nameOf(long('a'))).toBe(first)
})
