import { providerDraft } from '@/lib/providers/schema'
import { buildProvider } from '@/tests/support/factories/provider'
import { createRandom } from '@/tests/support/factories/random'
import { buildReview } from '@/tests/support/factories/review'
import { buildUser } from '@/tests/support/factories/user'

const valuesOf = (seed: string) => {
  const random = createRandom(seed)
  return Array.from({ length: 20 }, () => random.int(1, 1_000_000))
}

describe('repeatable random values', () => {
  it('returns the same values for the same seed, and different ones for another', () => {
    expect(valuesOf('orlando-fl/7')).toEqual(valuesOf('orlando-fl/7'))
    expect(valuesOf('orlando-fl/7')).not.toEqual(valuesOf('orlando-fl/8'))
  })

  it('a fork does not affect the generator it was forked from', () => {
    const alone = createRandom('a')
    const forked = createRandom('a')
    for (let i = 0; i < 10; i++) forked.fork('tuition').next()
    expect(forked.next()).toBe(alone.next())
  })

  it('stays within its bounds and weights', () => {
    const random = createRandom(1)
    const numbers = Array.from({ length: 2_000 }, () => random.int(3, 5))
    expect(new Set(numbers)).toEqual(new Set([3, 4, 5]))
    const often = Array.from({ length: 2_000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ]),
    )
    expect(often.filter((word) => word === 'often').length).toBeGreaterThan(1_700)
    expect(often.filter((word) => word === 'seldom').length).toBeGreaterThan(100)
    expect(often).not.toContain('never')
  })

  it('some() never repeats and never returns more than there is', () => {
    const random = createRandom(2)
    expect(new Set(random.some([1, 2, 3, 4, 5], 4)).size).toBe(4)
    expect(random.some([1, 2], 9).toSorted()).toEqual([1, 2])
    expect(() => random.pick([])).toThrow('empty list')
  })
})

describe('the factories', () => {
  it.each([1, 2, 77])('seed %i always gives the same provider, review and person', (seed) => {
    expect(buildProvider({}, seed)).toEqual(buildProvider({}, seed))
    expect(buildReview({}, seed)).toEqual(buildReview({}, seed))
    expect(buildUser({}, seed)).toEqual(buildUser({}, seed))
  })

  it('another seed gives another provider at another address, and another person', () => {
    const names = [1, 2, 3, 4, 5].map((seed) => buildProvider({}, seed))
    expect(new Set(names.map((draft) => draft.name)).size).toBe(5)
    expect(new Set(names.map((draft) => `${draft.latitude} ${draft.longitude}`)).size).toBe(5)
    expect(buildUser({}, 2).email).not.toBe(buildUser({}, 3).email)
  })

  it('states nothing about a provider except its location', () => {
    expect(Object.keys(buildProvider()).toSorted()).toEqual(
      [
        'careTypes',
        'city',
        'kind',
        'latitude',
        'locationSlug',
        'longitude',
        'name',
        'state',
        'street',
        'zip',
      ].toSorted(),
    )
    expect(providerDraft.safeParse(buildProvider()).success).toBe(true)
  })

  it('accepts overrides, and rejects what no provider can have', () => {
    expect(buildProvider({ kind: 'family_home', capacity: 6 })).toMatchObject({ kind: 'family_home', capacity: 6 })
    expect(() => buildProvider({ phone: '555' })).toThrow('A phone number must read')
    expect(buildReview({ rating: 1, status: 'hidden' })).toMatchObject({ rating: 1, status: 'hidden' })
  })
})
