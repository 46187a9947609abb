import fc from 'fast-check'
import { cutBetweenWords, DESCRIPTION_LENGTH, fitDescription, fitTitle, TITLE_LENGTH } from './titles'

test('the fullest title that search engines show whole is taken', () => {
  const full = 'Little Harbor Academy: childcare in Orlando, FL | Nookling'
  expect(fitTitle(full, 'Little Harbor Academy in Orlando, FL')).toBe(full)
  const long = `The ${'Very '.repeat(8)}Long Name of an Academy in Orlando, FL`
  expect(fitTitle(long, 'Little Harbor Academy in Orlando, FL')).toBe('Little Harbor Academy in Orlando, FL')
})

test('a name too long for any title is cut between words', () => {
  const name = 'The Community Early Learning and Development Center of Greater Central Florida and Beyond'
  expect(fitTitle(name)).toBe('The Community Early Learning and Development Center of…')
})

test('titles that all are too short give the longest', () => {
  expect(fitTitle('FAQ', 'Questions')).toBe('Questions')
})

test('a description is made of whole sentences, as many as fit, in their order', () => {
  const first = 'Licensed for 80 children.'
  const second = `Open weekdays from 6:30 AM to 6:00 PM, ${'closed on holidays, '.repeat(5)}and so on.`
  const third = 'Ages 6 weeks to 5 years.'
  expect(fitDescription([first, null, second, '', third])).toBe(`${first} ${third}`)
})

test('a single long sentence is cut, and nothing to say is an empty text', () => {
  const text = fitDescription(['word '.repeat(60)])
  expect(text.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max)
  expect(text).toMatch(/word…$/)
  expect(fitDescription([null, undefined, ' '])).toBe('')
})

test('lines and double spaces become one space', () => {
  expect(cutBetweenWords(' a\n  b\tc ', 20)).toBe('a b c')
})

test('nothing is ever longer than it may be, and a short text is never changed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 5, max: 160 }), (text, max) => {
      const cut = cutBetweenWords(text, max)
      expect(cut.length).toBeLessThanOrEqual(max)
      const line = text.replace(/\s+/g, ' ').trim()
      if (line.length <= max) expect(cut).toBe(line)
      expect(fitTitle(text).length).toBeLessThanOrEqual(TITLE_LENGTH.max)
      expect(fitDescription([text]).length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max)
    }),
  )
})
