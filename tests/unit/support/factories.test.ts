import { providerDraft } from '@/lib/providers/schema/provider-draft'
import { buildProvider } from '@/tests/support/factories/provider'
import { buildReview } from '@/tests/support/factories/review'
import { buildUser } from '@/tests/support/factories/user'

describe('the factories', () => {
  it.each([1, 2, 77])('seed %i always gives the same provider, review and person', (seed) => {
    expect(buildProvider({}, seed)).toEqual(buildProvider({}, seed))
    expect(buildReview({}, seed)).toEqual(buildReview({}, seed))
    expect(buildUser({}, seed)).toEqual(buildUser({}, seed))
  })

  it('another seed is another provider at another door, and another person', () => {
    const names = [1, 2, 3, 4, 5].map((seed) => buildProvider({}, seed))
    expect(new Set(names.map((draft) => draft.name)).size).toBe(5)
    expect(new Set(names.map((draft) => `${draft.latitude} ${draft.longitude}`)).size).toBe(5)
    expect(buildUser({}, 2).email).not.toBe(buildUser({}, 3).email)
  })

  it('claims nothing about a provider but where it stands', () => {
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

  it('takes overrides, and refuses what no provider can have', () => {
    expect(buildProvider({ kind: 'family_home', capacity: 6 })).toMatchObject({ kind: 'family_home', capacity: 6 })
    expect(() => buildProvider({ phone: '555' })).toThrow('A phone number must read')
    expect(buildReview({ rating: 1, status: 'hidden' })).toMatchObject({ rating: 1, status: 'hidden' })
  })
})
