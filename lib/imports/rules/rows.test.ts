import type { ProviderDraft } from '@/lib/providers/schema'
import {
  type Guess,
  heldGuesses,
  planChange,
  planMerge,
  type StoredProvider,
  splitPrivateLocation,
  storedProviderOf,
  withClosing,
  withoutNewerFacts,
} from './rows'

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
    status: 'open',
    closedSource: null,
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

  test('a closed row gets the date and name of its list, and a directory’s export states its own', () => {
    const list = { day: '2026-06-01', name: 'A list, June 2026' }
    for (const status of ['closed', 'temporarily_closed'] as const)
      expect(withClosing({ ...draft, status }, list)).toMatchObject({ closedOn: list.day, closedSource: list.name })
    expect(withClosing(draft, list)).toEqual(draft)
    expect(withClosing({ ...draft, status: 'open' }, list)).not.toHaveProperty('closedSource')
    const byPerson = { ...draft, status: 'closed', closedOn: '2026-01-05', closedSource: null } as const
    expect(withClosing(byPerson, list)).toEqual(byPerson)
  })

  describe('the status of a row', () => {
    const by = { closedOn: '2026-06-01', closedSource: 'A list' }
    const plan = (status: 'closed' | 'temporarily_closed', before: Partial<StoredProvider>) => {
      const { item } = planChange({ ...draft, status, ...by }, [], { ...stored, ...before })
      return { status: item.status, closedOn: item.closedOn, closedSource: item.closedSource }
    }
    const nothing = { status: undefined, closedOn: undefined, closedSource: undefined }

    test('closes an open provider, and keeps the first day when it is stated again', () => {
      expect(plan('closed', { status: 'open', closedSource: null })).toEqual({ status: 'closed', ...by })
      expect(plan('closed', { status: 'closed', closedSource: 'A list, May 2026' })).toEqual(nothing)
      const forATime = { status: 'temporarily_closed', closedSource: 'A list, May 2026' }
      expect(plan('temporarily_closed', forATime)).toEqual(nothing)
      expect(plan('closed', forATime)).toEqual({ status: 'closed', ...by })
    })

    test('leaves what a person closed in the name of that person, so that no list reopens it', () => {
      for (const status of ['closed', 'temporarily_closed'] as const) {
        expect(plan(status, { status: 'closed', closedSource: null })).toEqual(nothing)
        expect(plan(status, { status, closedSource: null })).toEqual(nothing)
      }
      expect(plan('closed', { status: 'temporarily_closed', closedSource: null })).toEqual({
        status: 'closed',
        closedOn: by.closedOn,
        closedSource: undefined,
      })
    })
  })

  describe('a row held for review', () => {
    const merge = (values: Partial<ProviderDraft>, candidateKind: string, guesses: Guess[] = []) =>
      planMerge({ ...draft, ...values }, heldGuesses(values, guesses, candidateKind), stored).item

    test('without a street or a ZIP code takes neither away', () => {
      const item = merge({ street: null, zip: '' }, 'center', ['zip'])
      for (const key of ['street', 'zip', 'latitude', 'longitude']) expect(item).not.toHaveProperty(key)
      expect(item).toMatchObject({ kind: 'center' })
    })

    test('does not make a family home a center, whatever street it has', () => {
      for (const street of ['12 Otter Way', '9 Beaver Dam Rd', null])
        expect(merge({ street }, 'family_home')).not.toHaveProperty('kind')
      expect(merge({ kind: 'school' }, 'family_home')).not.toHaveProperty('kind')
    })

    test('of a home that has moved has no point to give', () => {
      const { latitude: _latitude, longitude: _longitude, ...home } = draft
      const { item } = planMerge({ ...home, zip: '32803' }, heldGuesses(home, [], 'family_home'), stored)
      for (const key of ['latitude', 'longitude']) expect(item).not.toHaveProperty(key)
      expect(item).toMatchObject({ zip: '32803' })
    })

    test('has the guesses that were stored with it', () => {
      expect(heldGuesses({ street: '9 Beaver Dam Rd' }, ['kind', 'careTypes'], 'center')).toEqual([
        'kind',
        'careTypes',
        'point',
      ])
    })
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

test("a held family home's street and point are stored separately from what reviewers see", () => {
  const draft = {
    name: 'Otter Home',
    kind: 'family_home' as const,
    careTypes: [],
    street: '14 Secret Ct',
    city: 'Orlando',
    state: 'FL',
    zip: '32801',
    locationSlug: 'orlando-fl',
    latitude: 28.5555,
    longitude: -81.3666,
  }
  const { shown, home } = splitPrivateLocation(draft)
  expect(JSON.stringify(shown)).not.toMatch(/Secret|28\.5|81\.3/)
  expect(home).toEqual({ street: '14 Secret Ct', latitude: 28.5555, longitude: -81.3666 })
  expect(splitPrivateLocation({ ...draft, kind: 'center' })).toMatchObject({
    shown: { street: '14 Secret Ct' },
    home: null,
  })
})
