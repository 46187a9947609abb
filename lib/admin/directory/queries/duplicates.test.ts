import { betterMatchOf, isSearchDue } from './duplicates'

const otter = { name: 'Otter House', street: '12 Oak St', zip: '32801', phone: '(407) 555-0100' }
const at = new Date('2026-11-20T08:20:00Z')
const hoursAgo = (hours: number) => new Date(at.getTime() - hours * 3_600_000)

test('comparing two providers gives the same match in either order', () => {
  const inc = { ...otter, name: 'Otter House Inc', alternateNames: ['Heron Hall'], phone: null }
  expect(betterMatchOf(otter, inc)).toEqual(betterMatchOf(inc, otter))
  expect(betterMatchOf(otter, inc)).toMatchObject({ rule: 'name_address_zip', percent: 98 })
  expect(betterMatchOf(otter, { ...otter, name: 'Heron Hall', street: '9 Elm St', phone: null })).toBeNull()
})

test('the search is due once a night and after each import', () => {
  expect(isSearchDue(null, null, at)).toBe(true)
  expect(isSearchDue(hoursAgo(19), null, at)).toBe(false)
  expect(isSearchDue(hoursAgo(23.9), null, at)).toBe(true)
  expect(isSearchDue(hoursAgo(2), hoursAgo(3), at)).toBe(false)
  expect(isSearchDue(hoursAgo(2), hoursAgo(1), at)).toBe(true)
})
