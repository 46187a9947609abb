import { createStatementNames, PREPARED } from './client'

const marked = (word: string) => `\n  ${PREPARED} SELECT '${word}'`

test('a marked statement always gets the same name, and another statement gets another', () => {
  const nameOf = createStatementNames()
  const name = nameOf(marked('a'))
  expect(name).toMatch(/^[\w-]{32}$/)
  expect(nameOf(marked('a'))).toBe(name)
  expect(nameOf(marked('b'))).not.toBe(name)
})

test('unmarked statements get no name', () => {
  expect(createStatementNames()(`SELECT '${PREPARED}'`)).toBeUndefined()
})

test('the number of named statements is limited: later ones go unnamed, and the first keep their names', () => {
  const nameOf = createStatementNames(2)
  const first = nameOf(marked('a'))
  nameOf(marked('b'))
  expect(nameOf(marked('c'))).toBeUndefined()
  expect(nameOf(marked('a'))).toBe(first)
})
