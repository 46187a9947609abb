import { differenceOf, isSame, unitOf } from './images'

test.each([
  ['phone', 'contact'],
  ['private_address', 'contact'],
  ['fact:contact', 'contact'],
  ['fact:tuition', 'openings and tuition'],
  ['band:infant', 'openings and tuition'],
  ['registration_fee_cents', 'openings and tuition'],
  ['hours', 'hours'],
  ['inspections', 'license'],
  ['license:Florida DCF:C1', 'license'],
  ['source:a-list:7', 'source'],
  ['closed_on', 'status'],
  ['care_types', 'care_types'],
])('%s is put back or left with %s', (key, unit) => {
  expect(unitOf(key)).toBe(unit)
})

test('a row that is not there and one that says nothing are the same', () => {
  expect(isSame(undefined, null)).toBe(true)
  expect(isSame([1, { a: 2 }], [1, { a: 2 }])).toBe(true)
  expect(isSame('', null)).toBe(false)
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false)
})

test('the journal keeps what differs, and every stamp, so that a later confirmation is seen', () => {
  const stamp = { source: 'state_file', confirmed_on: '2022-05-02' }
  const before = { name: 'A', phone: null, 'fact:contact': stamp, 'band:infant': { openings: 1 } }
  const after = { name: 'B', phone: null, 'fact:contact': stamp, hours: [{ weekday: 0 }] }
  expect(differenceOf(before, after)).toEqual({
    isChanged: true,
    before: { name: 'A', 'fact:contact': stamp, 'band:infant': { openings: 1 }, hours: null },
    after: { name: 'B', 'fact:contact': stamp, 'band:infant': null, hours: [{ weekday: 0 }] },
  })
})

test('a write that changed nothing is no change', () => {
  expect(differenceOf({ name: 'A', 'fact:hours': 1 }, { name: 'A', 'fact:hours': 1 }).isChanged).toBe(false)
})
