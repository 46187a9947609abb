import { canSeeContact, dashboardOf, detourFrom, isAllowed, isOwnId } from './policy'
import type { Actor, Role } from './types'
import { VISITOR } from './types'

const signedIn = (role: Role): Actor => ({
  kind: 'user',
  id: 1,
  role,
  email: 'a@b.test',
  firstName: 'Pat',
  lastName: '',
})
const roles: Role[] = ['caregiver', 'careprovider', 'admin']

test('what is public is for everybody', () => {
  for (const actor of [VISITOR, ...roles.map(signedIn)]) expect(isAllowed(actor, 'public')).toBe(true)
})

test('what requires an account is open to every role and to no visitor', () => {
  for (const role of roles) expect(isAllowed(signedIn(role), 'signed-in')).toBe(true)
  expect(isAllowed(VISITOR, 'signed-in')).toBe(false)
})

test.each(roles)('what is for a %s is for no other role', (role) => {
  for (const other of roles) expect(isAllowed(signedIn(other), [role])).toBe(other === role)
  expect(isAllowed(VISITOR, [role])).toBe(false)
})

test('what is for two roles is for both', () => {
  expect(isAllowed(signedIn('caregiver'), ['caregiver', 'admin'])).toBe(true)
  expect(isAllowed(signedIn('careprovider'), ['caregiver', 'admin'])).toBe(false)
})

test('an empty list of roles admits no one', () => {
  for (const actor of [VISITOR, ...roles.map(signedIn)]) expect(isAllowed(actor, [])).toBe(false)
})

test('contact data are shown to any signed-in person', () => {
  expect(canSeeContact(VISITOR)).toBe(false)
  for (const role of roles) expect(canSeeContact(signedIn(role))).toBe(true)
})

test.each([
  ['caregiver', '/caregiver-dashboard'],
  ['careprovider', '/careprovider-dashboard'],
  ['admin', '/admin-dashboard'],
  ['something else', '/caregiver-dashboard'],
  [null, '/'],
  [undefined, '/'],
])('a %s starts at %s', (role, path) => {
  expect(dashboardOf(role)).toBe(path)
})

test('a visitor of a guarded page signs in first, and comes back', () => {
  expect(detourFrom(VISITOR, ['admin'], '/admin/cms?status=draft')).toBe('/signin?next=%2Fadmin%2Fcms%3Fstatus%3Ddraft')
})

test('a person with the wrong role is redirected to their own dashboard, and from admin pages to the home page', () => {
  expect(detourFrom(signedIn('careprovider'), ['caregiver'], '/caregiver-dashboard')).toBe('/careprovider-dashboard')
  expect(detourFrom(signedIn('admin'), ['caregiver', 'careprovider'], '/x')).toBe('/admin-dashboard')
  // Pages that admins share with other roles, not admin-only pages.
  expect(detourFrom(signedIn('caregiver'), ['careprovider', 'admin'], '/x')).toBe('/caregiver-dashboard')
  for (const role of ['caregiver', 'careprovider'] as const)
    expect(detourFrom(signedIn(role), ['admin'], '/admin')).toBe('/')
})

test('a person who may see a page is not redirected', () => {
  expect(detourFrom(signedIn('admin'), ['admin'], '/admin')).toBeNull()
  expect(detourFrom(signedIn('caregiver'), 'signed-in', '/settings')).toBeNull()
})

test('a user may query their own data, with or without naming their id', () => {
  expect([isOwnId(signedIn('caregiver'), 1), isOwnId(signedIn('caregiver'), undefined)]).toEqual([true, true])
})

test('a user may not query data of other users, and a visitor may query nothing', () => {
  expect([isOwnId(signedIn('admin'), 8), isOwnId(signedIn('caregiver'), Number.NaN)]).toEqual([false, false])
  expect([isOwnId(VISITOR, undefined), isOwnId(VISITOR, 1)]).toEqual([false, false])
})
