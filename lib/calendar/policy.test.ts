import { hasCalendar } from './policy'

test('parents and providers have a calendar, admins and others none', () => {
  expect(['caregiver', 'careprovider', 'admin', ''].map(hasCalendar)).toEqual([true, true, false, false])
})
