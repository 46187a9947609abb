import { createStatementNames, PREPARED } from './client'

const marked = (word: string) => `\n  ${PREPARED} SELECT '${word}'`

test('the same marked statement has the same name, another one another', () => {
  const nameOf = createStatementNames()
  const name = nameOf(marked('a'))
  expect(name).toMatch(/^[\w-]{32}$/)
  expect(nameOf(marked('a'))).toBe(name)
  expect(nameOf(marked('b'))).not.toBe(name)
})

test('all others have none', () => {
  expect(createStatementNames()(`SELECT '${PREPARED}'`)).toBeUndefined()
})

test('a connection keeps few plans: what comes after the first shapes goes unnamed, and they keep their names', () => {
  const nameOf = createStatementNames(2)
  const first = nameOf(marked('a'))
  nameOf(marked('b'))
  expect(nameOf(marked('c'))).toBeUndefined()
  expect(nameOf(marked('a'))).toBe(first)
})
