import type { ProviderDraft } from '@/lib/providers/schema'
import { planChange, planMerge, type StoredProvider, storedProviderOf, withoutNewerFacts } from './rows'

describe('plan row', () => {
  const draft: ProviderDraft = {
    name: 'Otter House',
    kind: 'center',
    careTypes: ['daycare'],
    street: '12 Otter Way',
    city: 'Orlando',
    state: 'FL',
    zip: '32801',
    locationSlug: 'orlando-fl',
    latitude: 28.5,
    longitude: -81.3,
    programs: [],
    facts: { contact: { source: 'state_file', sourceName: 'A list', confirmedOn: '2025-02-05' } },
  }
  const stored: StoredProvider = {
    providerId: 7,
    name: 'Otter House',
    alternateNames: [],
    street: '12 Otter Way',
    zip: '32801',
    careTypes: ['montessori'],
    programs: ['vpk'],
    amenities: ['nap_room'],
    curricula: [],
    accreditations: [],
    languages: [],
    schedules: [],
    facts: {},
  }

  test('a changed row takes away no care type, no program and no amenity', () => {
    expect(planChange({ ...draft, amenities: ['lunch_included'] }, [], stored)).toEqual({
      newer: [],
      item: {
        ...draft,
        id: 7,
        careTypes: ['montessori', 'daycare'],
        programs: ['vpk'],
        amenities: ['nap_room', 'lunch_included'],
      },
    })
  })

  test('a guess never overwrites a stored value', () => {
    const { item } = planChange({ ...draft, street: null }, ['kind', 'careTypes', 'point', 'street'], stored)
    for (const key of ['kind', 'careTypes', 'latitude', 'longitude', 'street']) expect(item).not.toHaveProperty(key)
  })

  test('a provider that has moved gets a new point, even a guessed one', () => {
    for (const moved of [{ zip: '32803' }, { street: '9 Beaver Dam Rd' }])
      expect(planChange({ ...draft, ...moved }, ['point'], stored).item).toMatchObject({
        latitude: 28.5,
        longitude: -81.3,
      })
  })

  test('a fact group confirmed after the date of the file is not overwritten', () => {
    const facts = { contact: { source: 'provider' as const, confirmedOn: '2026-01-01' } }
    const { item, newer } = planMerge({ ...draft, name: 'Beaver Lodge' }, [], { ...stored, facts })
    expect(newer).toEqual(['contact'])
    for (const key of ['name', 'street', 'phone', 'latitude', 'alternateNames']) expect(item).not.toHaveProperty(key)
  })

  test('a different spelling of the same name, street and city changes nothing', () => {
    const { item } = planMerge(
      { ...draft, name: 'OTTERHOUSE, Inc.', street: '12 Otter Wy'.replace('Wy', 'Way') },
      [],
      stored,
    )
    for (const key of ['name', 'alternateNames', 'street', 'city', 'zip', 'county'])
      expect(item).not.toHaveProperty(key)
  })

  test('a provider under a new name is still found under the old one', () => {
    expect(planMerge({ ...draft, name: 'Beaver Lodge' }, [], stored).item).toMatchObject({
      name: 'Beaver Lodge',
      alternateNames: ['Otter House'],
    })
    expect(planMerge({ ...draft, name: 'Otter House Downtown' }, [], stored).item).toMatchObject({
      name: 'Otter House Downtown',
      alternateNames: [],
    })
  })

  test('a shelter that withholds its address has its street removed', () => {
    expect(planMerge({ ...draft, street: null }, [], stored).item.street).toBeNull()
  })
})

describe('newer facts', () => {
  const file = { source: 'state_file', sourceName: 'A list', confirmedOn: '2022-05-02' } as const
  const known: Partial<ProviderDraft> = {
    name: 'Otter House',
    phone: '(407) 555-0123',
    capacity: 40,
    careTypes: ['daycare'],
    hours: [{ weekday: 0, opensMinute: 390, closesMinute: 1_080 }],
    ageBands: [{ band: 'infant', openings: 2, tuitionWeeklyCents: 30_000, childrenPerAdult: 4 }],
    facts: { contact: file, hours: file, openings: file, tuition: file },
  }

  test('a file overwrites facts that were never confirmed', () => {
    expect(withoutNewerFacts(known, {})).toEqual({ known, newer: [] })
  })

  test.each([
    ['provider', '2022-05-02'],
    ['staff', '2026-01-01'],
    ['state_file', '2022-05-03'],
  ] as const)('facts a %s confirmed on %s are not overwritten', (source, confirmedOn) => {
    const result = withoutNewerFacts(known, { contact: { source, confirmedOn } })
    expect(result.newer).toEqual(['contact'])
    expect(Object.keys(result.known).toSorted()).toEqual(['ageBands', 'careTypes', 'facts', 'hours'])
    expect(Object.keys(result.known.facts ?? {})).toEqual(['hours', 'openings', 'tuition'])
  })

  test.each([
    ['provider', '2022-05-01'],
    ['state_file', '2022-05-02'],
  ] as const)('facts a %s confirmed on %s are overwritten by a newer file', (source, confirmedOn) => {
    expect(withoutNewerFacts(known, { contact: { source, confirmedOn } }).newer).toEqual([])
  })

  test('openings and tuition are handled separately, although they share a row', () => {
    const confirmed = { source: 'provider', confirmedOn: '2026-01-01' } as const
    expect(withoutNewerFacts(known, { openings: confirmed }).known.ageBands).toEqual([
      { band: 'infant', tuitionWeeklyCents: 30_000, childrenPerAdult: 4 },
    ])
    expect(withoutNewerFacts(known, { tuition: confirmed }).known.ageBands).toEqual([
      { band: 'infant', openings: 2, childrenPerAdult: 4 },
    ])
  })

  test('hours that a provider confirmed are not overwritten, while the rest of the row is applied', () => {
    const result = withoutNewerFacts(known, { hours: { source: 'provider', confirmedOn: '2026-01-01' } })
    expect(result.newer).toEqual(['hours'])
    expect(result.known).not.toHaveProperty('hours')
    expect(result.known).toMatchObject({ name: 'Otter House', phone: '(407) 555-0123' })
  })
})

test('a change is planned from what is stored: a family home by its private street and ZIP code, facts by their source and date', () => {
  const fact = {
    provider_id: 7,
    group: 'contact',
    source: 'parent',
    source_name: 'A parent',
    confirmed_on: '2026-05-02',
  }
  const image = {
    id: 7,
    name: 'Otter Home',
    alternate_names: ['Otters'],
    street: null,
    zip: null,
    care_types: ['daycare'],
    private_address: { provider_id: 7, street: '12 Otter Way', zip: '32801' },
    'fact:contact': fact,
  }
  expect(storedProviderOf(7, image)).toMatchObject({
    providerId: 7,
    name: 'Otter Home',
    alternateNames: ['Otters'],
    street: '12 Otter Way',
    zip: '32801',
    careTypes: ['daycare'],
    programs: [],
    facts: { contact: { source: 'parent', confirmedOn: '2026-05-02' } },
  })
  expect(storedProviderOf(7, { ...image, street: '4 Lantern Ln', zip: '32803' })).toMatchObject({
    street: '4 Lantern Ln',
    zip: '32803',
  })
})
