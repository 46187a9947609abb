import { z } from 'zod'
import { canChoose, defineKind, isDelivered, isInAudience } from './rules'

describe('channels', () => {
  test('a user’s choice applies to configurable channels', () => {
    for (const rule of ['on', 'off'] as const) {
      expect(canChoose(rule)).toBe(true)
      expect([isDelivered(rule, true), isDelivered(rule, false)]).toEqual([true, false])
    }
  })

  test('without a choice, or with null, the kind’s default applies', () => {
    expect([isDelivered('on', undefined), isDelivered('on', null)]).toEqual([true, true])
    expect([isDelivered('off', undefined), isDelivered('off', null)]).toEqual([false, false])
  })

  test('"always" and "never" cannot be changed', () => {
    expect([isDelivered('always', false), isDelivered('never', true)]).toEqual([true, false])
    expect([canChoose('always'), canChoose('never')]).toEqual([false, false])
  })
})

describe('policy', () => {
  test('a kind for admins is for no other role', () => {
    const kind = { audience: ['admin'] } as const
    expect((['caregiver', 'careprovider', 'admin'] as const).map((role) => isInAudience({ role }, kind))).toEqual([
      false,
      false,
      true,
    ])
  })

  test('a kind without an audience is for every role', () => {
    expect(isInAudience({ role: 'caregiver' }, {})).toBe(true)
  })
})

describe('define kind', () => {
  const kind = defineKind({
    app: 'on',
    email: 'off',
    facts: z.object({ place: z.string() }),
    path: ({ place }) => `/provider/${place}`,
    words: ({ place }, locale) => ({ title: `A visit at ${place}`, text: `Tomorrow (${locale}).` }),
  })

  test('text and link are made from the facts', () => {
    expect(kind.wordsFor({ place: 'x' }, 'en')).toEqual({ title: 'A visit at x', text: 'Tomorrow (en).' })
    expect(kind.pathFor({ place: 'x' })).toBe('/provider/x')
  })

  test('unreadable facts, as of another release, have no words', () => {
    for (const stored of [null, {}, { place: 7 }, 'x', []]) expect(kind.wordsFor(stored, 'en')).toBeNull()
  })

  test('invalid facts are rejected', () => {
    expect(() => kind.pathFor({ place: 7 })).toThrow()
  })
})
