import { CRITERIA, WEIGHTS } from './rules/criteria'
import { choiceInput, compareQuery, sharedInput } from './schema'

test('a parent may weigh each criterion by any step of the list', () => {
  for (const { code } of CRITERIA)
    for (const { weight } of WEIGHTS)
      expect(choiceInput.parse({ weights: { [code]: weight } })).toEqual({ weights: { [code]: weight } })
})

test.each([{ price: 4 }, { price: -1 }, { price: '2' }, { price: 1e9 }, 'all'])(
  'weights like %j are rejected',
  (weights) => {
    expect(choiceInput.safeParse({ weights }).success).toBe(false)
  },
)

test('criteria from another release are ignored', () => {
  expect(choiceInput.parse({ weights: { smell: 2, price: 1 } })).toEqual({ weights: { price: 1 } })
})

test.each([0, -3, 1.5, '4', 3e9])('%j is not a child id', (childId) => {
  expect(choiceInput.safeParse({ childId }).success).toBe(false)
})

test('a token has 22 characters, and a user id is a number', () => {
  expect(sharedInput.safeParse({ token: 'A'.repeat(22) }).success).toBe(true)
  for (const token of ['', 'A'.repeat(21), `${'A'.repeat(21)}/`, 7])
    expect(sharedInput.safeParse({ token }).success).toBe(false)
  expect(compareQuery.safeParse({ userId: 'x' }).success).toBe(false)
})
