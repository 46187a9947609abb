import { z } from 'zod'
import { canChoose, defineKind, isDelivered, isFor } from './rules'

describe('channels', () => {
  test('what a person chose holds where there is a choice', () => {
    for (const rule of ['on', 'off'] as const) {
      expect(canChoose(rule)).toBe(true)
      expect([isDelivered(rule, true), isDelivered(rule, false)]).toEqual([true, false])
    }
  })

  test('without a choice the kind decides, and null is none', () => {
    expect([isDelivered('on', undefined), isDelivered('on', null)]).toEqual([true, true])
    expect([isDelivered('off', undefined), isDelivered('off', null)]).toEqual([false, false])
  })

  test('nobody turns off what is always sent, or on what never is', () => {
    expect([isDelivered('always', false), isDelivered('never', true)]).toEqual([true, false])
    expect([canChoose('always'), canChoose('never')]).toEqual([false, false])
  })
})

describe('policy', () => {
  test('what is for admins reaches nobody else', () => {
    const kind = { audience: ['admin'] } as const
    expect((['caregiver', 'careprovider', 'admin'] as const).map((role) => isFor({ role }, kind))).toEqual([
      false,
      false,
      true,
    ])
  })

  test('what names no role is for everybody', () => {
    expect(isFor({ role: 'caregiver' }, {})).toBe(true)
  })
})

describe('define kind', () => {
  const kind = defineKind({
    label: 'A visit',
    app: 'on',
    email: 'off',
    facts: z.object({ place: z.string() }),
    path: ({ place }) => `/provider/${place}`,
    words: ({ place }) => ({ title: `A visit at ${place}`, text: 'Tomorrow.' }),
  })

  test('a kind makes its words and its link of its facts', () => {
    expect(kind.wordsFor({ place: 'x' })).toEqual({ title: 'A visit at x', text: 'Tomorrow.' })
    expect(kind.pathFor({ place: 'x' })).toBe('/provider/x')
  })

  test('facts of another release still make a line that somebody can read', () => {
    for (const stored of [null, {}, { place: 7 }, 'x', []])
      expect(kind.wordsFor(stored)).toEqual({ title: 'A visit', text: '' })
  })

  test('nothing is told with facts that are not the kind’s', () => {
    expect(() => kind.pathFor({ place: 7 })).toThrow()
  })
})
