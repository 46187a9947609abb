import { message } from '@/lib/platform/language/message'
import { inEnglish } from '@/tests/support/platform/in-english'
import type { Match } from '../../types'
import { CERTAIN_PERCENT, type Comparable, decideMatch, matchOf, pickRowPerProvider } from './providers'

describe('match provider', () => {
  const stored: Comparable = {
    name: 'Otter House Academy',
    alternateNames: [],
    street: '12 Otter Way',
    zip: '32801',
    phone: '(407) 555-0101',
    licenses: [{ issuer: 'Ohio', number: 'C1', asOf: '2026-01-01' }],
  }
  const elsewhere = {
    street: '900 Beaver Dam Rd',
    zip: '32803',
    phone: '(407) 555-0199',
    name: 'Beaver Lodge',
    licenses: [],
  }
  const match = (row: Partial<Comparable>) => matchOf({ ...elsewhere, ...row }, stored)
  const here = { street: '12 Otter Wy', zip: '32801' }
  const { name, phone, licenses } = stored

  test.each<[string, Partial<Comparable>, number]>([
    ['license', { licenses, name }, 99],
    ['name_address_zip', { name, ...here, phone }, 99],
    ['name_address_zip', { name: 'The Otter House Academy, Inc.', ...here }, 98],
    ['name_address_zip', { name: 'Otter House Preschool', ...here, phone }, 94],
    ['name_address_zip', { name: 'Otter House Preschool', ...here }, 93],
    ['name_phone', { name, phone, street: '12 Otter Wy' }, 97],
    ['name_phone', { name, phone, zip: '32801', street: null }, 96],
    ['name_phone', { name, phone: `${phone} ext. 7`, zip: '32801' }, 92],
    ['phone_address', { phone, ...here }, 92],
    ['phone_address', { phone, street: '12 Otter Wy' }, 90],
  ])('rule %s is sure for %j: %d percent', (rule, row, percent) => {
    const found = match({ ...row, ...(row.street?.endsWith('Wy') && { street: '12 Otter Way' }) })
    expect(found).toMatchObject({ rule, percent })
    expect(percent).toBeGreaterThanOrEqual(CERTAIN_PERCENT)
  })

  test.each<[string, Partial<Comparable>, number]>([
    ['license', { licenses }, 70],
    ['name_phone', { name: 'Otter House Preschool', phone, zip: '32801' }, 80],
    ['name_phone', { name, phone }, 75],
    ['name_phone', { name: 'Otter House Preschool', phone }, 60],
    ['address', { street: '12 Otter Way', zip: '32801' }, 60],
    ['phone', { phone }, 50],
    ['name_zip', { name, zip: '32801', street: null }, 80],
    ['name_zip', { name, zip: '32801' }, 65],
  ])('rule %s is not sure for %j: %d percent', (rule, row, percent) => {
    expect(match(row)).toMatchObject({ rule, percent })
    expect(percent).toBeLessThan(CERTAIN_PERCENT)
  })

  test.each<[string, Partial<Comparable>]>([
    ['another place', {}],
    ['the name of a chain in another ZIP code', { name }],
    ['the street of the same name elsewhere', { street: '12 Otter Way' }],
    ['neither phone nor street', { phone: null, street: null }],
  ])('no rule matches %s', (_, row) => {
    expect(match(row)).toBeNull()
  })

  test('a renamed provider matches under its former name', () => {
    expect(
      matchOf(
        { ...elsewhere, name, ...here, street: '12 Otter Way' },
        { ...stored, name: 'New', alternateNames: [name] },
      ),
    ).toMatchObject({ rule: 'name_address_zip', percent: 98 })
  })

  test('a reason is a sentence without the street', () => {
    for (const row of [{ phone }, { name, phone }, { name, street: '12 Otter Way', zip: '32801' }]) {
      expect(inEnglish(match(row)?.reason)).toMatch(/^[A-Z][^0-9]+\.$/)
    }
  })
})

describe('decide match', () => {
  const found = (provider: string, percent: number, rule: Match['rule'] = 'name_phone') => ({
    provider,
    match: { rule, percent, reason: message('imports.matching.samePhone') },
  })

  test('a row without a match is new', () => {
    expect(decideMatch([])).toEqual({ action: 'add' })
  })

  test('a certain match is merged even if there is a weaker one', () => {
    const best = found('a', 98)
    expect(decideMatch([found('b', 92), best])).toEqual({ action: 'merge', found: best })
  })

  test('a weak match is held with its reason', () => {
    expect(decideMatch([found('a', 89, 'phone')])).toMatchObject({
      action: 'hold',
      code: 'phone',
      reason: message('imports.matching.samePhone'),
    })
  })

  test('two equally good matches are held, however good', () => {
    expect(inEnglish(decideMatch([found('a', 99), found('b', 95)]))).toMatchObject({
      action: 'hold',
      code: 'several',
      reason: '2 providers fit alike. Same name and phone; another ZIP code.',
      found: [{ provider: 'a' }, { provider: 'b' }],
    })
  })

  test('of 38 branches with the same phone ten are shown and none is chosen', () => {
    const decision = decideMatch(Array.from({ length: 38 }, (_, at) => found(`branch ${at}`, 75)))
    expect(inEnglish(decision)).toMatchObject({
      action: 'hold',
      code: 'several',
      reason: '38 providers fit alike. Same name and phone; another ZIP code.',
    })
    expect('found' in decision && decision.found).toHaveLength(10)
  })
})

describe('one per provider', () => {
  const row = (id: string, providerId: number, isFollowed = false, hasOwnRow = false) => ({
    id,
    stored: { providerId, isFollowed, hasOwnRow },
  })
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

  test('rows of different providers are all applied', () => {
    const { primary, secondary } = pickRowPerProvider([row('a', 1), row('b', 2, true)])
    expect([ids(primary), ids(secondary)]).toEqual([['a', 'b'], []])
  })

  test("the survivor's own row takes precedence over a merged provider's, in any order", () => {
    for (const rows of [
      [row('own', 1), row('merged', 1, true)],
      [row('merged', 1, true), row('own', 1)],
    ]) {
      const { primary, secondary } = pickRowPerProvider(rows)
      expect([ids(primary), ids(secondary)]).toEqual([['own'], ['merged']])
    }
  })

  test('a merged provider’s row is applied only if the survivor has no row in the file', () => {
    expect(ids(pickRowPerProvider([row('merged', 1, true, true)]).secondary)).toEqual(['merged'])
    expect(ids(pickRowPerProvider([row('merged', 1, true, false)]).primary)).toEqual(['merged'])
  })

  test('of two merged rows the first is applied', () => {
    expect(ids(pickRowPerProvider([row('a', 1, true), row('b', 1, true)]).primary)).toEqual(['a'])
  })
})
