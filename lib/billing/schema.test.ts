import { englishText } from '@/lib/platform/language/translate'
import { invoiceParams, paymentInput, planInput, renewalInput } from './schema'

const sentence = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  englishText(result.error?.issues[0]?.message ?? '')

test('the free plan and unknown plans cannot be ordered', () => {
  expect(planInput.parse({ plan: 'PRO' })).toEqual({ plan: 'PRO' })
  for (const plan of ['BASIC', 'pro', '', null, 3])
    expect(sentence(planInput.safeParse({ plan }))).toBe('Please choose a plan.')
})

test('the payment method is one short line', () => {
  expect(paymentInput.parse({ paidBy: '  Check 1042 ' })).toEqual({ paidBy: 'Check 1042' })
  expect(sentence(paymentInput.safeParse({ paidBy: '   ' }))).toBe('Please tell us how it was paid.')
  expect(sentence(paymentInput.safeParse({ paidBy: 'x'.repeat(81) }))).toBe('Please use at most 80 characters.')
  for (const paidBy of ['a\nb', 'half an emoji \ud83d'])
    expect(sentence(paymentInput.safeParse({ paidBy }))).toBe('Please write one line.')
})

test('the renewal is a boolean, not a text', () => {
  expect(renewalInput.safeParse({ renews: 'false' }).success).toBe(false)
})

test('an invoice id must fit the database’s integer', () => {
  expect(invoiceParams.parse({ id: '42' })).toEqual({ id: 42 })
  for (const id of ['0', '-1', '1.5', 'x', '2147483648']) expect(invoiceParams.safeParse({ id }).success).toBe(false)
})
