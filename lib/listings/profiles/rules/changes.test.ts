import type { ProfileTyped } from '../schema/form'
import { mergeEdits, toFormFields } from './changes'

const base: ProfileTyped = toFormFields({
  businessName: 'Harbor House',
  businessLogo: '',
  aboutUs: 'A yard.',
  servicesOffered: '',
  amenities: ['nap_room'],
  address: 'Orlando, FL 32801',
  phone: '',
  email: '',
  website: '',
  hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1080 })),
  seasonalHours: '',
  photos: [],
  activities: [],
  virtualTours: [],
})

test('hours are formatted for the form', () => {
  expect(base).toMatchObject({ openingTime: '6:30 AM', closingTime: '6:00 PM', otherHours: '' })
})

test('concurrent edits of different fields are merged', () => {
  const mine = { ...base, aboutUs: 'A big yard.' }
  const current = { ...base, phone: '(407) 555-0100', amenities: ['nap_room', 'no_pets'] }
  expect(mergeEdits(base, mine, current)).toEqual({ typed: { ...current, aboutUs: 'A big yard.' }, theirs: {} })
})

test('of concurrent edits of one field, the user’s own text stays and the other one is returned beside it', () => {
  const mine = { ...base, aboutUs: 'A big yard.', phone: '1', email: 'a@b.example' }
  const current = { ...base, aboutUs: 'A garden.', email: 'a@b.example' }
  expect(mergeEdits(base, mine, current)).toEqual({ typed: mine, theirs: { aboutUs: 'A garden.' } })
})
