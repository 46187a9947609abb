import { invoiceNumber } from './invoice-number'

test('somebody reads an invoice’s number to us over the phone: the year and what counts up', () => {
  expect(invoiceNumber(42, new Date('2026-11-22T15:00:00Z'))).toBe('2026-000042')
  expect(invoiceNumber(1_234_567, new Date('2031-01-01T00:00:00Z'))).toBe('2031-1234567')
})
