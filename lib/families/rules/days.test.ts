import { DAY_CODES, dayCodes, dayNumbers } from './days'

test('a week begins on Monday, and what is stored reads back as it was chosen', () => {
  expect(dayNumbers(['mon', 'sun'])).toEqual([0, 6])
  expect(dayCodes(dayNumbers(DAY_CODES))).toEqual(DAY_CODES)
})

test('days stand in the order of the week, each once, and numbers without a day are left out', () => {
  expect(dayNumbers(['fri', 'mon', 'fri'])).toEqual([0, 4])
  expect(dayCodes([4, 7, -1])).toEqual(['fri'])
})
