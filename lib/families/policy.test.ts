import { isAllowed } from '@/lib/access/policy'
import type { Actor, Role } from '@/lib/access/types'
import { FAMILY_ROLES, isFamilyRole } from './policy'

const person = (role: Role): Actor => ({
  kind: 'user',
  id: 7,
  role,
  email: 'a@b.test',
  firstName: 'Pat',
  lastName: '',
  locale: 'en',
})

test('only caregivers enter or read children: no provider, admin or visitor', () => {
  expect(isAllowed(person('caregiver'), FAMILY_ROLES)).toBe(true)
  for (const actor of [person('careprovider'), person('admin'), { kind: 'visitor' } as const])
    expect(isAllowed(actor, FAMILY_ROLES)).toBe(false)
})

test('only caregivers have favorites, not providers, admins or unknown roles', () => {
  expect(['caregiver', 'careprovider', 'admin', 'Caregiver', ''].filter(isFamilyRole)).toEqual(['caregiver'])
})
