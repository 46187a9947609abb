import { AMENITIES, AMENITY_GROUPS, amenitiesByGroup } from './amenities'
import { tagsOf } from './traits'

const inGroup = (group: string) => AMENITIES.filter((amenity) => amenity.group === group)

describe('the amenity checklist', () => {
  it('has 62 options in the eight groups of the specification, in its order', () => {
    expect(AMENITIES).toHaveLength(62)
    expect(AMENITY_GROUPS.map((group) => group.label.toLowerCase())).toEqual([
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
      AMENITY_GROUPS.flatMap((group) => inGroup(group.code).map(() => group.code)),
    )
    for (const group of AMENITY_GROUPS) expect(inGroup(group.code).length).toBeGreaterThanOrEqual(6)
  })

  it('has no duplicate labels', () => {
    expect(new Set(AMENITIES.map((amenity) => amenity.label.toLowerCase())).size).toBe(62)
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
      { code: 'meals', label: 'Meals', labels: ['Breakfast', 'Lunch'] },
      { code: 'parent_communication', label: 'Parent communication', labels: ['Parents may drop by any time'] },
    ])
  })

  it('ignores unknown codes', () => {
    expect(amenitiesByGroup(['moon_rocket'])).toEqual([])
    expect(amenitiesByGroup([])).toEqual([])
  })
})

test('a Montessori preschool with VPK has three tags without duplicates', () => {
  const tags = tagsOf({ careTypes: ['preschool', 'montessori'], curricula: ['montessori'], programs: ['vpk'] })
  expect(tags).toEqual([
    { label: 'Preschool', color: 'blue' },
    { label: 'Montessori', color: 'blue' },
    { label: 'VPK', color: 'yellow' },
  ])
})

test('a provider without known traits has no tags', () => {
  expect(tagsOf({ careTypes: [], curricula: [], programs: [] })).toEqual([])
})
