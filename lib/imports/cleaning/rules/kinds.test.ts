import type { Kind } from '@/lib/providers/catalogue/traits'
import { splitPrivateLocation } from '../../rules/rows'
import { careTypesOf, derivedId, guessKind, programsOf } from './kinds'
import { quoted } from './text'
import { dateIn } from './values'

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

describe('small rules', () => {
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

  test('a date above the header is the file’s date; other lines are not', () => {
    expect(dateIn([['\ufeff2/5/25', '', '']])).toBe('2025-02-05')
    expect(
      dateIn([
        ['List of centers', ''],
        ['', '2026-06-01'],
      ]),
    ).toBe('2026-06-01')
    expect(dateIn([['2/5/25', 'draft']])).toBeNull()
    expect(dateIn([])).toBeNull()
  })

  test('a sentence quotes one line of at most 40 characters', () => {
    expect(quoted(' a\n\tb ')).toBe('"a b"')
    expect(quoted('x'.repeat(50))).toBe(`"${'x'.repeat(39)}…"`)
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
})
