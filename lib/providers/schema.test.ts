import { isDifferentPlace, LIMITS, type ProviderDraft, parseAddress, providerChange, providerDraft } from './schema'

describe('provider draft', () => {
  const draft: ProviderDraft = {
    name: 'Paper Boat',
    kind: 'center',
    careTypes: ['daycare'],
    city: 'Orlando',
    state: 'FL',
    zip: '32801',
    locationSlug: 'orlando-fl',
    latitude: 28.5,
    longitude: -81.3,
  }

  test('a draft needs only name, kind and place', () => {
    expect(providerDraft.parse(draft)).toEqual(draft)
  })

  test('a change may have a single fact, but must have an id', () => {
    expect(providerChange.parse({ id: 3, capacity: 40 })).toEqual({ id: 3, capacity: 40 })
    expect(providerChange.safeParse({ capacity: 40 }).success).toBe(false)
  })

  test.each([
    ['an empty name', { name: '' }],
    ['a name above the limit', { name: 'x'.repeat(LIMITS.name + 1) }],
    ['a character that PostgreSQL cannot store', { name: 'Paper\0Boat' }],
    ['a ZIP code with four digits', { zip: '3280' }],
    ['a state by name', { state: 'Florida' }],
    ['a point beyond the pole', { latitude: 91 }],
    ['an unknown amenity', { amenities: ['moat'] }],
    ['a phone number in another format', { phone: '4075550123' }],
    ['a script as website', { website: 'javascript:alert(1)' }],
    ['a tour without https', { virtualTours: [{ place: 'extra', title: 'x', url: 'http://tours.example' }] }],
    ['an impossible date', { closedOn: '2026-02-30' }],
    ['a capacity of zero', { capacity: 0 }],
    ['more activities than are shown', { activities: Array(5).fill({ name: 'Music', description: 'Songs.' }) }],
    ['a closing minute of zero', { hours: [{ weekday: 0, opensMinute: 60, closesMinute: 0 }] }],
  ])('%s is rejected', (_, wrong) => {
    expect(providerDraft.safeParse({ ...draft, ...wrong }).success).toBe(false)
  })
})

describe('read address', () => {
  test.each([
    ['214 E Robinson St, Orlando, FL 32801', ['214 E Robinson St', 'Orlando', 'FL', '32801']],
    [
      '  214 E Robinson St,Suite 2,  Winter Park,fl 32789-1234 ',
      ['214 E Robinson St,Suite 2', 'Winter Park', 'FL', '32789'],
    ],
    ['Orlando, FL 32801', [null, 'Orlando', 'FL', '32801']],
    ['Orlando, Florida 32801', [null, 'Orlando', 'FL', '32801']],
    ['214 E Robinson St, Orlando FL 32801', ['214 E Robinson St', 'Orlando', 'FL', '32801']],
    ['Robinson St, Winter Park FL 32789', ['Robinson St', 'Winter Park', 'FL', '32789']],
    ['214 E Robinson St, Orlando, FL 32801, USA', ['214 E Robinson St', 'Orlando', 'FL', '32801']],
    ['9 Elm St, Charlotte, North Carolina 28202', ['9 Elm St', 'Charlotte', 'NC', '28202']],
  ])('“%s” is an address', (text, [street, city, state, zip]) => {
    expect(parseAddress(text)).toEqual({ street, city, state, zip })
  })

  test.each(['', 'Orlando', '214 E Robinson St', 'Orlando FL 32801', '9 Elm St Orlando FL 32801', 'Orlando, FL 328'])(
    '“%s” is not an address',
    (text) => expect(parseAddress(text)).toBeNull(),
  )

  test('a corrected street name is the same place; another house number or ZIP code is not', () => {
    const before = { street: '214 E Robinsn St', zip: '32801' }
    expect(isDifferentPlace(before, { street: '214 East Robinson Street', zip: '32801' })).toBe(false)
    expect(isDifferentPlace(before, { street: '9 E Robinson St', zip: '32801' })).toBe(true)
    expect(isDifferentPlace(before, { ...before, zip: '32803' })).toBe(true)
    expect(isDifferentPlace({ street: null, zip: '32801' }, before)).toBe(true)
  })
})
