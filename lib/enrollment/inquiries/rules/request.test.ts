import fc from 'fast-check'
import { translate } from '@/tests/support/setup/translate'
import { ageProblem, draftOf, messageOf, shortName, subjectOf, WRONG_AGE, withOwnName } from './request'

const HARBOR = 'Little Harbor Academy'
const CASA = 'Casa Amable'
const NAMES = [HARBOR, CASA, 'Maple Lane Family Home']

describe('draft', () => {
  const opening = 'Hello, we are looking for a place.'
  const harbor = { id: 'harbor', name: HARBOR, questions: ['Lunch?', 'Spanish?'] }
  const casa = { id: 'casa', name: CASA, questions: ['Price?', 'Lunch?'] }

  test('to one provider, all its questions are in the note', () => {
    expect(draftOf(opening, [harbor])).toEqual({ note: `${opening} Lunch? Spanish?`, own: { harbor: [] } })
  })

  test('a note to several providers has the questions they share, and each provider also gets its own questions', () => {
    expect(draftOf(opening, [harbor, casa])).toEqual({
      note: `${opening} Lunch?`,
      own: { harbor: ['Spanish?'], casa: ['Price?'] },
    })
  })

  test('every provider is sent each of its questions once, and none that it has answered', () => {
    const question = fc.constantFrom('A?', 'B?', 'C?', 'D?')
    const list = fc.array(fc.uniqueArray(question), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(list, (all) => {
        const recipients = all.map((questions, place) => ({ id: `p${place}`, name: `P ${place}`, questions }))
        const { note, own } = draftOf('Hello.', recipients)
        for (const { id, questions } of recipients) {
          const sent = [...note.replace('Hello.', '').split(' ').filter(Boolean), ...(own[id] ?? [])]
          expect(sent.toSorted()).toEqual([...questions].toSorted())
        }
      }),
    )
  })
})

describe('a message to one of several providers', () => {
  test('greets it by its own name', () => {
    expect(messageOf({ note: 'Hello, we like it.', name: CASA, names: NAMES })).toBe(`Hello ${CASA}, we like it.`)
    expect(messageOf({ note: 'Hola, nos gusta.', name: CASA, names: NAMES })).toBe(`Hola ${CASA}, nos gusta.`)
    expect(messageOf({ note: 'Hello there', name: CASA, names: NAMES })).toBe('Hello there')
  })

  test('ends with its own questions', () => {
    expect(messageOf({ note: 'Hi', questions: ['Lunch?', 'Price?'], name: CASA, names: [CASA] })).toBe(
      'Hi\n\nLunch?\nPrice?',
    )
  })

  test.each([
    [`We liked ${HARBOR} a lot.`, `We liked ${CASA} a lot.`],
    ['We liked Little Harbor a lot.', `We liked ${CASA} a lot.`],
    ['we liked LITTLE  HARBOR academy, and Maple Lane.', `we liked ${CASA}, and ${CASA}.`],
    ['The harbor is near Maple Street.', 'The harbor is near Maple Street.'],
    [`We liked ${CASA}.`, `We liked ${CASA}.`],
  ])('never names another recipient: %s', (note, sent) => {
    expect(withOwnName(note, CASA, NAMES)).toBe(sent)
  })

  test('another name that is part of the provider’s own name stays', () => {
    const names = ['Little Harbor', 'Little Harbor Academy of Winter Park']
    expect(withOwnName(`Hello ${names[1]}`, names[1] ?? '', names)).toBe(`Hello ${names[1]}`)
  })

  test('the provider’s own short name stays, also where another has the same one', () => {
    const names = [HARBOR, CASA, 'Little Harbor Preschool']
    expect(withOwnName('We liked Little Harbor.', HARBOR, names)).toBe('We liked Little Harbor.')
    expect(withOwnName('We liked little harbor academy.', HARBOR, [HARBOR])).toBe('We liked little harbor academy.')
  })

  test('a name that begins with another name is replaced as a whole', () => {
    const names = [CASA, 'Little Harbor', 'Little Harbor Nature House']
    expect(withOwnName(`We liked ${names[2]}.`, CASA, names)).toBe(`We liked ${CASA}.`)
  })

  test('whatever a parent writes, no message has the full name of another recipient', () => {
    const part = fc.constantFrom(...NAMES, 'little harbor', 'maple lane', 'hello', ',', 'and', '(', '$&', '.')
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom(...NAMES), (parts, name) => {
        const sent = messageOf({ note: parts.join(' '), name, names: NAMES }).toLowerCase()
        for (const other of NAMES) if (other !== name) expect(sent).not.toContain(other.toLowerCase())
      }),
    )
  })

  test('its subject has its own name and fits its field', () => {
    const t = translate('en', 'enrollment.written')
    expect(subjectOf(t, CASA, true, 120)).toBe('Visit to Casa Amable')
    expect(subjectOf(t, CASA, false, 120)).toBe('Question for Casa Amable')
    expect(subjectOf(t, 'x'.repeat(200), false, 120)).toHaveLength(120)
  })
})

test.each([
  ['Little Harbor Academy', 'Little Harbor'],
  ['Sunny Sprouts Montessori', 'Sunny Sprouts'],
  ['Maple Lane Family Home', 'Maple Lane'],
  ['Bright Early Learning Center', 'Bright Early Learning'],
  ['Montessori Academy', 'Montessori Academy'],
  ['Casa Amable', 'Casa Amable'],
])('the short name of %s is %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

test('a child’s age is a whole number of months up to 15 years, or empty', () => {
  expect(['', ' ', '0', ' 14 ', '180'].map(ageProblem)).toEqual(Array(5).fill(undefined))
  expect(['181', '1.5', '-1', 'two', '14 months', '1e2'].map(ageProblem)).toEqual(Array(6).fill(WRONG_AGE))
})
