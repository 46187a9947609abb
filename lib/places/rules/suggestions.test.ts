import fc from 'fast-check'
import { countyRank, parseSuggestInput, patternWithoutEnding, suggestionRank, typosOf } from './suggestions'

describe('parse suggest input', () => {
  const names = (text: string) => {
    const parsed = parseSuggestInput(text)
    return parsed.kind === 'name' ? parsed.readings : null
  }

  test('one letter is too short for suggestions, two are enough', () => {
    expect(parseSuggestInput('o')).toEqual({ kind: 'nothing' })
    expect(parseSuggestInput(' o ')).toEqual({ kind: 'nothing' })
    expect(names('or')).toEqual([{ prefixes: ['or'], states: null }])
  })

  test('two to five digits are the prefix of a ZIP code', () => {
    expect(parseSuggestInput('328')).toEqual({ kind: 'zip', prefix: '328' })
    expect(parseSuggestInput('32801')).toEqual({ kind: 'zip', prefix: '32801' })
    expect(parseSuggestInput('328011')).toEqual({ kind: 'nothing' })
  })

  test('after the comma comes the prefix of a state', () => {
    expect(names('winter park,')).toEqual([{ prefixes: ['winterpark'], states: null }])
    expect(names('winter park, f')).toEqual([{ prefixes: ['winterpark'], states: ['FL'] }])
    expect(names('winter park, new')?.[0]?.states).toEqual(['NH', 'NJ', 'NM', 'NY'])
    expect(names('charlotte, carolina d')?.[0]?.states).toEqual(['NC', 'SC'])
    expect(names('charleston, virginia')?.[0]?.states).toEqual(['VA'])
    expect(names('charleston, virginia o')?.[0]?.states).toEqual(['WV'])
    expect(names('winter park, fl, usa')?.[0]?.states).toEqual(['FL'])
    expect(names('winter park, q')?.[0]?.states).toEqual([])
  })

  test('a state may follow without a comma, and the whole text is tried as a name first', () => {
    expect(names('orlando fl')).toEqual([
      { prefixes: ['orlandofl'], states: null },
      { prefixes: ['orlando'], states: ['FL'] },
    ])
  })

  test('in Spanish a county’s name follows its word, and only counties are suggested', () => {
    expect(names('condado de ora')).toEqual([{ prefixes: ['ora'], states: null, isCounty: true }])
    expect(names('Condado de Orange, f')).toEqual([{ prefixes: ['orange'], states: ['FL'], isCounty: true }])
    expect(names('condado de')?.[0]).toEqual({ prefixes: ['condadode'], states: null })
    expect(names('condado d')?.[0]).toEqual({ prefixes: ['condadod'], states: null })
  })

  test('an abbreviation also matches the full word while the next word is typed', () => {
    expect(names('ft laud')?.[0]?.prefixes).toEqual(['ftlaud', 'fortlaud'])
  })

  test('an apostrophe is accepted while typing', () => {
    expect(names("coeur d'al")?.[0]?.prefixes).toEqual(['coeurdal'])
  })

  test.each(['<b>', '32a', 'orlando; drop', '🙂🙂', 'a\u0000b', 'x'.repeat(101)])(
    'there are no suggestions for %j',
    (text) => {
      expect(parseSuggestInput(text)).toEqual({ kind: 'nothing' })
    },
  )

  test('no text causes an error, and every key has at least two letters', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        for (const reading of names(text) ?? [])
          for (const prefix of reading.prefixes) expect(prefix).toMatch(/^[a-z0-9]{1,}$/)
        for (const reading of names(text) ?? []) expect(reading.prefixes[0]?.length).toBeGreaterThanOrEqual(2)
      }),
    )
  })
})

describe('typos', () => {
  test.each([
    ['orlnado', 'orlando', 'two letters changed round'],
    ['tmapa', 'tampa', 'also in a short name'],
    ['kisimmee', 'kissimmee', 'a letter too few'],
    ['clerrmont', 'clermont', 'a letter too many'],
    ['apopla', 'apopka', 'a neighboring key'],
    ['xrlando', 'orlando', 'also at the beginning'],
  ])('%s is one typo away from %s: %s', (typed, meant) => {
    expect(typosOf(typed)).toContain(meant)
  })

  test('three letters are too few to correct typos', () => {
    expect(typosOf('orl')).toEqual([])
  })

  test('the list is bounded and never contains the typed key', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,60}$/), (key) => {
        const typos = typosOf(key)
        expect(typos).not.toContain(key.slice(0, 20))
        expect(typos.length).toBeLessThanOrEqual(54 * 21)
        expect(new Set(typos).size).toBe(typos.length)
      }),
    )
  })
})

describe('common ending', () => {
  test('a name similar to one that ends in "ville" shares its first letter or another trigram', () => {
    expect(patternWithoutEnding('boneville')).toBe('^b|bon|one|nev|evi')
  })

  test('the same holds for typos that add letters to the ending', () => {
    expect(patternWithoutEnding('bonevillle')).toBe('^b|bon|one|nev|evi|lll')
  })

  test.each([
    ['bonevlle', 'a slip within the ending: fewer names share what is left'],
    ['aville', 'too short to be distinguished from the ending'],
    ['villeplatte', 'it is at the beginning'],
    ['springfield', 'another ending'],
    ['', 'nothing'],
  ])('"%s" has no extra condition: %s', (key) => {
    expect(patternWithoutEnding(key)).toBeNull()
  })
})

describe('suggestion rank', () => {
  test('the catalogue’s cities come before others of the home state, and those before the rest of the country', () => {
    expect(suggestionRank('orange-city-fl', 'FL', 1)).toBeLessThan(suggestionRank('miami-fl', 'FL', 108))
    expect(suggestionRank('yankeetown-fl', 'FL', 1)).toBeLessThan(suggestionRank('new-york-ny', 'NY', 146))
  })

  test('in the same group, the city with more ZIP codes comes first', () => {
    expect(suggestionRank('houston-tx', 'TX', 180)).toBeLessThan(suggestionRank('waco-tx', 'TX', 12))
  })

  test('a county of the home state ranks among its cities; other counties rank after all cities', () => {
    expect(countyRank('FL', 79)).toBeLessThan(suggestionRank('orange-park-fl', 'FL', 10))
    expect(countyRank('CA', 146)).toBeGreaterThan(suggestionRank('orange-ca', 'CA', 1))
  })

  test('every rank fits the column, for any number of ZIP codes', () => {
    for (const rank of [suggestionRank('x-tx', 'TX', 0), countyRank('TX', 0)]) expect(rank).toBeLessThan(32_768)
    expect(suggestionRank('orlando-fl', 'FL', 5_000)).toBe(0)
  })
})
