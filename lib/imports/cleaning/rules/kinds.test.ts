import type { Kind } from '@/lib/providers/catalogue/traits'
import { careTypesOf, derivedId, guessKind, programsOf } from './kinds'

describe('care types', () => {
  test.each<[string, Kind, boolean, string[]]>([
    ['Otter House', 'center', false, ['daycare']],
    ['Otter House Preschool', 'faith', false, ['daycare', 'preschool']],
    ['Otter Montessori', 'center', false, ['daycare', 'montessori']],
    ['Otter Pre-K and Child Care', 'school', false, ['daycare', 'preschool']],
    ['Otter Elementary', 'school', false, ['after_school']],
    ['Otter Elementary ASP', 'school', false, ['after_school']],
    ['YMCA After School Child Care at Otter Elementary', 'school', false, ['after_school']],
    ['Otter Daycare and After School', 'center', false, ['daycare', 'after_school']],
    ['Boys and Girls Club of Otter County', 'center', false, ['after_school']],
    ['Otter House', 'center', true, ['after_school']],
    ['Otter Center', 'head_start', false, ['preschool']],
    ['Otter Early Learning Center', 'head_start', false, ['daycare', 'preschool']],
    ['Otter Early Learning Center', 'center', false, ['daycare']],
    ['Otter Home', 'family_home', false, ['daycare']],
  ])('%j (%s) has the care types %j', (name, kind, isBeforeOrAfterSchool, types) => {
    expect(careTypesOf(name, kind, isBeforeOrAfterSchool)).toEqual(types)
  })

  test.each<[string, Kind, string[]]>([
    ['Otter House VPK', 'center', ['vpk']],
    ['Otter Center', 'head_start', ['head_start']],
    ['Otter Early Head Start', 'head_start', ['early_head_start']],
    ['Otter Head Start / Early Head Start', 'head_start', ['head_start', 'early_head_start']],
    ['Otter House', 'center', []],
  ])('%j (%s) offers %j', (name, kind, programs) => {
    expect(programsOf(name, kind)).toEqual(programs)
  })
})

describe('a list without ids or types', () => {
  test('a generated id is stable for equal rows and differs when a part differs', () => {
    const id = derivedId(['12', 'Otter House', '1 Otter Way', null])
    expect(derivedId(['12', 'OTTER  HOUSE', '1 Otter Way', ''])).toBe(id)
    expect(derivedId(['12', 'Otter House', '2 Otter Way', null])).not.toBe(id)
    expect(derivedId(['12 Otter', 'House', '1 Otter Way', null])).not.toBe(id)
  })

  test.each([
    ['Otter Family Daycare LLC', 'family_home'],
    ['Little Otter Child Care Home', 'family_home'],
    ['Otter Family Day Care Center, Inc.', 'center'],
    ['Home Preschool', 'center'],
    ['Otter County Head Start', 'head_start'],
    ['Homestead Day Care', 'center'],
  ])('%j is classified as %s', (name, kind) => {
    expect(guessKind(name)).toBe(kind)
  })
})
