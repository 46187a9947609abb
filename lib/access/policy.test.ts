import { canSeeContact, dashboardOf, isAllowed, isOwnId, redirectFor } from './policy'
import type { Actor, Role } from './types'
import { VISITOR } from './types'

const signedIn = (role: Role): Actor => ({
  kind: 'user',
  id: 1,
  role,
  email: 'a@b.test',
  firstName: 'Pat',
  lastName: '',
  locale: 'en',
})
const roles: Role[] = ['caregiver', 'careprovider', 'admin']

test('public access is for everyone', () => {
  for (const actor of [VISITOR, ...roles.map(signedIn)]) expect(isAllowed(actor, 'public')).toBe(true)
})

test('signed-in access is for every role and for no visitor', () => {
  for (const role of roles) expect(isAllowed(signedIn(role), 'signed-in')).toBe(true)
  expect(isAllowed(VISITOR, 'signed-in')).toBe(false)
})

test.each(roles)('access for the role %s excludes other roles and visitors', (role) => {
  for (const other of roles) expect(isAllowed(signedIn(other), [role])).toBe(other === role)
  expect(isAllowed(VISITOR, [role])).toBe(false)
})

test('access for two roles includes both', () => {
  expect(isAllowed(signedIn('caregiver'), ['caregiver', 'admin'])).toBe(true)
  expect(isAllowed(signedIn('careprovider'), ['caregiver', 'admin'])).toBe(false)
})

test('an empty list of roles admits no one', () => {
  for (const actor of [VISITOR, ...roles.map(signedIn)]) expect(isAllowed(actor, [])).toBe(false)
})

test('contact data are shown to any signed-in user', () => {
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

test('a visitor of a guarded page is redirected to sign in and back', () => {
  expect(redirectFor(VISITOR, ['admin'], '/admin/cms?status=draft')).toBe(
    '/signin?next=%2Fadmin%2Fcms%3Fstatus%3Ddraft',
  )
})

test('a user with the wrong role is redirected to their own dashboard, and from admin pages to the home page', () => {
  expect(redirectFor(signedIn('careprovider'), ['caregiver'], '/caregiver-dashboard')).toBe('/careprovider-dashboard')
  expect(redirectFor(signedIn('admin'), ['caregiver', 'careprovider'], '/x')).toBe('/admin-dashboard')
  // Pages that admins share with other roles, not admin-only pages.
  expect(redirectFor(signedIn('caregiver'), ['careprovider', 'admin'], '/x')).toBe('/caregiver-dashboard')
  for (const role of ['caregiver', 'careprovider'] as const)
    expect(redirectFor(signedIn(role), ['admin'], '/admin')).toBe('/')
})

test('a user who may see a page is not redirected', () => {
  expect(redirectFor(signedIn('admin'), ['admin'], '/admin')).toBeNull()
  expect(redirectFor(signedIn('caregiver'), 'signed-in', '/settings')).toBeNull()
})

test('a user may query their own data, with or without naming their id', () => {
  expect([isOwnId(signedIn('caregiver'), 1), isOwnId(signedIn('caregiver'), undefined)]).toEqual([true, true])
})

test('a user may not query data of other users, and a visitor may query nothing', () => {
  expect([isOwnId(signedIn('admin'), 8), isOwnId(signedIn('caregiver'), Number.NaN)]).toEqual([false, false])
  expect([isOwnId(VISITOR, undefined), isOwnId(VISITOR, 1)]).toEqual([false, false])
})
