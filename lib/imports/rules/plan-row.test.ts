import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { planChange, planMerge, type StoredProvider } from './plan-row'

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
    kept: [],
    item: {
      ...draft,
      id: 7,
      careTypes: ['montessori', 'daycare'],
      programs: ['vpk'],
      amenities: ['nap_room', 'lunch_included'],
    },
  })
})

test('what the file only guesses is never written over what is stored', () => {
  const { item } = planChange({ ...draft, street: null }, ['kind', 'careTypes', 'point', 'street'], stored)
  for (const key of ['kind', 'careTypes', 'latitude', 'longitude', 'street']) expect(item).not.toHaveProperty(key)
})

test('a provider that has moved leaves its point behind, even for a guessed one', () => {
  for (const moved of [{ zip: '32803' }, { street: '9 Beaver Dam Rd' }])
    expect(planChange({ ...draft, ...moved }, ['point'], stored).item).toMatchObject({
      latitude: 28.5,
      longitude: -81.3,
    })
})

test('what somebody confirmed after the file was made stays', () => {
  const facts = { contact: { source: 'provider' as const, confirmedOn: '2026-01-01' } }
  const { item, kept } = planMerge({ ...draft, name: 'Beaver Lodge' }, [], { ...stored, facts })
  expect(kept).toEqual(['contact'])
  for (const key of ['name', 'street', 'phone', 'latitude', 'alternateNames']) expect(item).not.toHaveProperty(key)
})

test('another spelling of the same name, street and city is no news', () => {
  const { item } = planMerge(
    { ...draft, name: 'OTTERHOUSE, Inc.', street: '12 Otter Wy'.replace('Wy', 'Way') },
    [],
    stored,
  )
  for (const key of ['name', 'alternateNames', 'street', 'city', 'zip', 'county']) expect(item).not.toHaveProperty(key)
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

test('a shelter that withholds its address takes the street away', () => {
  expect(planMerge({ ...draft, street: null }, [], stored).item.street).toBeNull()
})
