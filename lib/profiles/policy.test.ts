import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { canEditProfile } from './policy'

test('managers edit the page of their provider, and nobody does whose role this release does not know', () => {
  expect(canEditProfile('manager')).toBe(true)
  expect(canEditProfile('guest' as ProviderPersonRole)).toBe(false)
})
