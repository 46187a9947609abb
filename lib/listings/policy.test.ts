import { mayAct, mayActAnywhere, type ProviderAct, rolesAllowedTo } from './policy'

const ACTS: ProviderAct[] = ['answer', 'edit-profile', 'speak-for', 'see-numbers', 'manage-people', 'manage-billing']
const actsOf = (role: string) => ACTS.filter((act) => mayAct(role, act))

test('a manager may do everything, an editor may not manage people or billing, the front desk may only answer', () => {
  expect(actsOf('manager')).toEqual(ACTS)
  expect(actsOf('editor')).toEqual(['answer', 'edit-profile', 'speak-for', 'see-numbers'])
  expect(actsOf('front_desk')).toEqual(['answer'])
})

test('an unknown role has no permissions', () => {
  for (const role of ['', 'owner', 'toString', 'admin']) expect(actsOf(role)).toEqual([])
})

test('permissions of all of a user’s providers add up for the dashboard; a user without a provider sees all of it', () => {
  expect(mayActAnywhere(['front_desk', 'editor'], 'edit-profile')).toBe(true)
  expect(mayActAnywhere(['front_desk', 'front_desk'], 'see-numbers')).toBe(false)
  expect(mayActAnywhere([], 'manage-billing')).toBe(true)
})

test('the returned list of roles is a copy', () => {
  rolesAllowedTo('manage-people').push('front_desk')
  expect(rolesAllowedTo('manage-people')).toEqual(['manager'])
})
