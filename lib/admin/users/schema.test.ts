import { message } from '@/lib/platform/language/message'
import { auditQuery, roleInput, statusInput, userParams, usersQuery } from './schema'

test('invalid values in the list’s address are ignored', () => {
  expect(usersQuery.parse({ q: ' Pat\u0000 Cole ', role: 'owner', status: 'suspended', page: '-1' })).toEqual({
    q: 'Pat  Cole',
    role: undefined,
    status: 'suspended',
    page: 1,
  })
  expect(usersQuery.parse({ q: ['a', 'b'], page: '3' })).toEqual({ q: '', page: 3 })
  expect(usersQuery.parse({ q: 'x'.repeat(5_000) }).q).toHaveLength(120)
})

test('invalid days, actions and positions in the log’s address are ignored', () => {
  const none = { person: '', action: undefined, from: undefined, to: undefined, before: undefined }
  expect(
    auditQuery.parse({ action: 'x', from: '2026-02-31x', to: 'yesterday', before: '99999999999999999999' }),
  ).toEqual(none)
  expect(auditQuery.parse({ before: '-1' })).toEqual(none)
  expect(auditQuery.parse({ person: '7', action: 'session.started', from: '2026-11-01', before: '12' })).toEqual({
    person: '7',
    action: 'session.started',
    from: '2026-11-01',
    to: undefined,
    before: 12n,
  })
})

test.each([0, -1, 1.5, 2 ** 31, 'x', undefined])('%p is not a valid account id', (id) => {
  expect(userParams.safeParse({ id }).success).toBe(false)
})

test('a suspension needs a reason from the list; reinstating needs none', () => {
  expect(statusInput.safeParse({ status: 'suspended' }).error?.issues[0]?.message).toBe(
    message('admin.userErrors.reason'),
  )
  expect(statusInput.safeParse({ status: 'suspended', reason: 'dislike' }).success).toBe(false)
  expect(statusInput.parse({ status: 'suspended', reason: 'spam', by: 1 })).toEqual({
    status: 'suspended',
    reason: 'spam',
  })
  expect(statusInput.parse({ status: 'active' })).toEqual({ status: 'active' })
  expect(statusInput.safeParse({ status: 'deleted' }).success).toBe(false)
})

test('changing a role needs the admin’s own password', () => {
  expect(roleInput.safeParse({ role: 'admin' }).success).toBe(false)
  expect(roleInput.safeParse({ role: 'owner', currentPassword: 'x' }).success).toBe(false)
  expect(roleInput.parse({ role: 'admin', currentPassword: 'x' })).toEqual({ role: 'admin', currentPassword: 'x' })
})
