import { mayAct, mayAnywhere, type ProviderAct, rolesThatMay } from './policy'

const ACTS: ProviderAct[] = ['answer', 'edit-profile', 'speak-for', 'see-numbers', 'manage-people', 'manage-billing']
const actsOf = (role: string) => ACTS.filter((act) => mayAct(role, act))

test('a manager may do everything, an editor not people or money, the front desk only answers', () => {
  expect(actsOf('manager')).toEqual(ACTS)
  expect(actsOf('editor')).toEqual(['answer', 'edit-profile', 'speak-for', 'see-numbers'])
  expect(actsOf('front_desk')).toEqual(['answer'])
})

test('somebody of a role that nobody knows may do nothing', () => {
  for (const role of ['', 'owner', 'toString', 'admin']) expect(actsOf(role)).toEqual([])
})

test('somebody who is the front desk here and an editor there sees the parts that are of use anywhere; who has no provider sees all', () => {
  expect(mayAnywhere(['front_desk', 'editor'], 'edit-profile')).toBe(true)
  expect(mayAnywhere(['front_desk', 'front_desk'], 'see-numbers')).toBe(false)
  expect(mayAnywhere([], 'manage-billing')).toBe(true)
})

test('a list of roles that somebody changes is their own copy', () => {
  rolesThatMay('manage-people').push('front_desk')
  expect(rolesThatMay('manage-people')).toEqual(['manager'])
})
