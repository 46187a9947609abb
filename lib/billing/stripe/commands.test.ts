import { message } from '@/lib/platform/language/message'
import { kindOf, stateOf } from './commands'

const [START, END] = [1_795_000_000, 1_797_592_000]
const at = (time: number) => new Date(time * 1000)
const subscription = (more: object = {}) => ({
  id: 'sub_1',
  status: 'active',
  created: START,
  cancel_at_period_end: false,
  cancel_at: null,
  items: {
    data: [{ current_period_start: START, current_period_end: END, price: { metadata: { plan: 'PRO' } } }],
  },
  default_payment_method: { card: { brand: 'visa', last4: '4242' } },
  ...more,
})

test('a paid subscription activates its plan until the end of the period', () => {
  expect(stateOf([subscription()])).toEqual({
    subscriptionId: 'sub_1',
    plan: 'PRO',
    periodStart: at(START),
    periodEnd: at(END),
    renews: true,
    isFailing: false,
    card: message('billing.invoices.card', { brand: 'Visa', last4: '4242' }),
  })
})

test('a canceled subscription stays active until the period ends; one with a failed payment does not', () => {
  expect(stateOf([subscription({ cancel_at_period_end: true })])).toMatchObject({ renews: false, periodEnd: at(END) })
  expect(stateOf([subscription({ cancel_at: END })])).toMatchObject({ renews: false })
  expect(stateOf([subscription({ status: 'past_due' })])).toMatchObject({ isFailing: true, periodEnd: at(START) })
})

test('canceled, unpaid and unknown subscriptions are ignored', () => {
  const foreign = { data: [{ current_period_start: START, current_period_end: END, price: { metadata: {} } }] }
  for (const one of [
    subscription({ status: 'canceled' }),
    subscription({ status: 'incomplete' }),
    subscription({ items: foreign }),
    {},
    null,
  ])
    expect(stateOf([one])).toBeNull()
})

test('the newest live subscription counts, and the card may be missing', () => {
  const later = subscription({ id: 'sub_2', created: START + 5, default_payment_method: null })
  for (const all of [
    [later, subscription()],
    [subscription(), later],
  ])
    expect(stateOf(all)).toMatchObject({ subscriptionId: 'sub_2', card: null })
})

test('Stripe’s billing reason determines the kind of an invoice', () => {
  expect(['subscription_create', 'subscription_update', 'subscription_cycle', null].map(kindOf)).toEqual([
    'start',
    'upgrade',
    'renewal',
    'renewal',
  ])
})
