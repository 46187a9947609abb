import fc from 'fast-check'
import { parseSuggestInput } from './parse-suggest-input'

const names = (text: string) => {
  const parsed = parseSuggestInput(text)
  return parsed.kind === 'name' ? parsed.readings : null
}

test('one letter is too little to suggest for, two are enough', () => {
  expect(parseSuggestInput('o')).toEqual({ kind: 'nothing' })
  expect(parseSuggestInput(' o ')).toEqual({ kind: 'nothing' })
  expect(names('or')).toEqual([{ prefixes: ['or'], states: null }])
})

test('two to five digits are the beginning of a ZIP code', () => {
  expect(parseSuggestInput('328')).toEqual({ kind: 'zip', prefix: '328' })
  expect(parseSuggestInput('32801')).toEqual({ kind: 'zip', prefix: '32801' })
  expect(parseSuggestInput('328011')).toEqual({ kind: 'nothing' })
})

test('after the comma comes a state, as far as it is typed', () => {
  expect(names('winter park,')).toEqual([{ prefixes: ['winterpark'], states: null }])
  expect(names('winter park, f')).toEqual([{ prefixes: ['winterpark'], states: ['FL'] }])
  expect(names('winter park, new')?.[0]?.states).toEqual(['NH', 'NJ', 'NM', 'NY'])
  expect(names('winter park, fl, usa')?.[0]?.states).toEqual(['FL'])
  expect(names('winter park, q')?.[0]?.states).toEqual([])
})

test('a state may follow without a comma, and the whole is tried as a name first', () => {
  expect(names('orlando fl')).toEqual([
    { prefixes: ['orlandofl'], states: null },
    { prefixes: ['orlando'], states: ['FL'] },
  ])
})

test('a short word may stand for a long one, also while the next is being typed', () => {
  expect(names('ft laud')?.[0]?.prefixes).toEqual(['ftlaud', 'fortlaud'])
})

test('an apostrophe is no obstacle while typing', () => {
  expect(names("coeur d'al")?.[0]?.prefixes).toEqual(['coeurdal'])
})

test.each(['<b>', '32a', 'orlando; drop', '🙂🙂', 'a\u0000b', 'x'.repeat(101)])(
  'nothing is suggested for %j',
  (text) => {
    expect(parseSuggestInput(text)).toEqual({ kind: 'nothing' })
  },
)

test('no text makes an error, and every key has at least two letters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      for (const reading of names(text) ?? [])
        for (const prefix of reading.prefixes) expect(prefix).toMatch(/^[a-z0-9]{1,}$/)
      for (const reading of names(text) ?? []) expect(reading.prefixes[0]?.length).toBeGreaterThanOrEqual(2)
    }),
  )
})
