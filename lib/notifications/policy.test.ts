import { isFor } from './policy'

test('what is for admins reaches nobody else', () => {
  const kind = { audience: ['admin'] } as const
  expect((['caregiver', 'careprovider', 'admin'] as const).map((role) => isFor({ role }, kind))).toEqual([
    false,
    false,
    true,
  ])
})

test('what names no role is for everybody', () => {
  expect(isFor({ role: 'caregiver' }, {})).toBe(true)
})
