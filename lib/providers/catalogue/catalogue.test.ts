import { translate } from '@/tests/support/setup/translate'
import { AMENITIES, AMENITY_GROUPS, amenitiesByGroup } from './amenities'
import { tagsOf } from './traits'

const labels = translate('en', 'providers.amenities')
const t = translate('en', 'providers.traits')

const inGroup = (group: string) => AMENITIES.filter((amenity) => amenity.group === group)

describe('the amenity checklist', () => {
  it('has 62 options in the eight groups of the specification, in its order', () => {
    expect(AMENITIES).toHaveLength(62)
    expect(AMENITY_GROUPS.map((group) => labels(`groups.${group}`).toLowerCase())).toEqual([
      'safety',
      'facility',
      'outdoor',
      'curriculum',
      'meals',
      'scheduling',
      'support',
      'parent communication',
    ])
    expect(AMENITIES.map((amenity) => amenity.group)).toEqual(
      AMENITY_GROUPS.flatMap((group) => inGroup(group).map(() => group)),
    )
    for (const group of AMENITY_GROUPS) expect(inGroup(group).length).toBeGreaterThanOrEqual(6)
  })

  it('has no duplicate labels', () => {
    expect(new Set(AMENITIES.map((amenity) => labels(amenity.code).toLowerCase())).size).toBe(62)
    expect(new Set(AMENITIES.map((amenity) => amenity.code)).size).toBe(62)
  })

  it('codes are snake_case with an underscore, as the comparison API specifies', () => {
    for (const { code } of AMENITIES) expect(code).toMatch(/^[a-z]+(_[a-z]+)+$/)
  })

  it('every option has its own bit, 0 to 61, so that all 62 fit into one bigint', () => {
    expect(AMENITIES.map((amenity) => amenity.bit)).toEqual(Array.from({ length: 62 }, (_, bit) => bit))
    const all = AMENITIES.reduce((mask, amenity) => mask | (1n << BigInt(amenity.bit)), 0n)
    expect(all).toBe(2n ** 62n - 1n)
    expect(all).toBeLessThan(2n ** 63n)
  })
})

describe('amenitiesByGroup', () => {
  it('has only the groups with stated amenities, in checklist order', () => {
    expect(amenitiesByGroup(['open_door', 'lunch_included', 'breakfast_included'])).toEqual([
      { group: 'meals', stated: ['breakfast_included', 'lunch_included'] },
      { group: 'parent_communication', stated: ['open_door'] },
    ])
  })

  it('ignores unknown codes', () => {
    expect(amenitiesByGroup(['moon_rocket'])).toEqual([])
    expect(amenitiesByGroup([])).toEqual([])
  })
})

test('a Montessori preschool with VPK has three tags without duplicates', () => {
  const tags = tagsOf(t, { careTypes: ['preschool', 'montessori'], curricula: ['montessori'], programs: ['vpk'] })
  expect(tags).toEqual([
    { label: 'Preschool', color: 'blue' },
    { label: 'Montessori', color: 'blue' },
    { label: 'VPK', color: 'yellow' },
  ])
})

test('a provider without known traits has no tags', () => {
  expect(tagsOf(t, { careTypes: [], curricula: [], programs: [] })).toEqual([])
})
