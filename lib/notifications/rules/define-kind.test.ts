import { z } from 'zod'
import { defineKind } from './define-kind'

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
