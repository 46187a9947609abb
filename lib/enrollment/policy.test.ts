import { hasCalendar, INQUIRY_ROLES, otherSide, sideOf } from './policy'

describe('conversation roles', () => {
  test('parents and providers have conversations, admins and unknown roles have none', () => {
    expect(['caregiver', 'careprovider', 'admin', 'toString', ''].map(sideOf)).toEqual([
      'caregiver',
      'careprovider',
      null,
      null,
      null,
    ])
  })

  test('only a parent begins a conversation', () => {
    expect(INQUIRY_ROLES).toEqual(['caregiver'])
  })

  test('each side is the other side of its opposite', () => {
    expect([otherSide('caregiver'), otherSide('careprovider')]).toEqual(['careprovider', 'caregiver'])
  })
})

describe('calendar roles', () => {
  test('parents and providers have a calendar; admins and unknown roles have none', () => {
    expect(['caregiver', 'careprovider', 'admin', ''].map(hasCalendar)).toEqual([true, true, false, false])
  })
})
