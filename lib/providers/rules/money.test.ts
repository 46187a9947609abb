import { moneyText, weeklyText } from './money'

test('a price is read without needless cents', () => {
  expect(moneyText(28_500)).toBe('$285')
  expect(moneyText(28_550)).toBe('$285.50')
  expect(moneyText(125_000)).toBe('$1,250')
  expect(moneyText(0)).toBe('$0')
})

test('tuition is by the week', () => {
  expect(weeklyText(24_000)).toBe('$240 a week')
})
