import { deleteAccountInput } from './leaving'

const sentenceFor = (confirmation: unknown) =>
  deleteAccountInput.safeParse({ currentPassword: 'x', confirmation }).error?.issues[0]?.message

test.each(['DELETE', 'delete', ' Delete '])('whoever types %j means it', (typed) => {
  expect(sentenceFor(typed)).toBeUndefined()
})

test.each(['', 'yes', 'DELET', undefined, 7])('whoever types %j is asked to type the word', (typed) => {
  expect(sentenceFor(typed)).toBe('Please type DELETE.')
})

test('a code is taken where one is needed, and the password always', () => {
  const typed = { currentPassword: 'x', confirmation: 'DELETE' }
  expect(deleteAccountInput.parse({ ...typed, code: ' 123456 ', userId: 7 })).toEqual({ ...typed, code: '123456' })
  expect(deleteAccountInput.safeParse({ confirmation: 'DELETE' }).success).toBe(false)
})
