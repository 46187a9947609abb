import { invoiceSubject, longDay, priceText } from './in-words'

test('somebody reads a price with its cents, also where there are none', () => {
  expect([1999, 4999, 0, 1500, 123456].map(priceText)).toEqual(['$19.99', '$49.99', '$0.00', '$15.00', '$1,234.56'])
})

test('a day on an invoice cannot be misread', () => {
  expect(longDay('2026-11-02')).toBe('November 2, 2026')
})

test('an invoice says what it is for', () => {
  expect(invoiceSubject({ plan: 'PRO', kind: 'start' })).toBe('Pro, one month')
  expect(invoiceSubject({ plan: 'STARTER', kind: 'renewal' })).toBe('Starter, one month')
  expect(invoiceSubject({ plan: 'PRO', kind: 'upgrade' })).toBe('Upgrade to Pro, for the time that is paid already')
})
