import { invoiceParams, paymentInput, planInput, renewalInput } from './schema'

const sentence = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message

test('nobody can buy the free plan or one that there is not', () => {
  expect(planInput.parse({ plan: 'PRO' })).toEqual({ plan: 'PRO' })
  for (const plan of ['BASIC', 'pro', '', null, 3])
    expect(sentence(planInput.safeParse({ plan }))).toBe('Please choose a plan.')
})

test('an admin says in one short line how something was paid', () => {
  expect(paymentInput.parse({ paidBy: '  Check 1042 ' })).toEqual({ paidBy: 'Check 1042' })
  expect(sentence(paymentInput.safeParse({ paidBy: '   ' }))).toBe('Please say how it was paid.')
  expect(sentence(paymentInput.safeParse({ paidBy: 'x'.repeat(81) }))).toBe('Please use at most 80 characters.')
  expect(sentence(paymentInput.safeParse({ paidBy: 'a\nb' }))).toBe('Please write one line.')
})

test('whether a plan goes on is yes or no, not a word', () => {
  expect(renewalInput.safeParse({ renews: 'false' }).success).toBe(false)
})

test('an invoice is named by a number that the database can hold', () => {
  expect(invoiceParams.parse({ id: '42' })).toEqual({ id: 42 })
  for (const id of ['0', '-1', '1.5', 'x', '2147483648']) expect(invoiceParams.safeParse({ id }).success).toBe(false)
})
