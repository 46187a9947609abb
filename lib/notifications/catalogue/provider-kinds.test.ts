import { plans } from '@/site.config'
import { notificationTexts } from './kinds'
import { BILLING_KINDS } from './provider-kinds'

const FACTS = {
  provider: 'Sunny Sprouts',
  publicId: 'sunny-k3f9',
  number: '2026-000042',
  amountCents: 1999,
  plan: 'STARTER',
  until: '2026-12-22',
}
const words = (more: object) => notificationTexts('billing', { ...FACTS, ...more }, 'en')

test('an invoice notification states what it is for and when to pay', () => {
  expect(words({ change: 'issued' })).toEqual({
    title: 'Invoice 2026-000042: $19.99',
    text: 'It is for Starter at Sunny Sprouts, to be paid by December 22, 2026. Without payment, the page goes on for free.',
  })
  expect(words({ change: 'issued', until: null }).text).toBe('It is for Starter at Sunny Sprouts.')
})

test('a payment notification states until when the plan runs', () => {
  expect(words({ change: 'paid', amountCents: 5000, plan: 'PRO' })).toEqual({
    title: 'Your payment of $50.00 arrived',
    text: 'Sunny Sprouts is on Pro until December 22, 2026. Invoice 2026-000042 is paid.',
  })
  expect(words({ change: 'paid', amountCents: 7 }).title).toBe('Your payment of $0.07 arrived')
})

test('a plan has the name that the site’s configuration gives it', () => {
  const { name } = plans.PRO
  plans.PRO.name = 'Sunshine'
  expect(words({ change: 'paid', plan: 'PRO' }).text).toContain('is on Sunshine until')
  plans.PRO.name = name
})

test('managers are linked to the provider’s billing tab, and admins to the list of invoices', () => {
  expect(BILLING_KINDS.billing.pathFor({ ...FACTS, change: 'paid' })).toBe(
    '/careprovider-dashboard/billing?provider=sunny-k3f9',
  )
  expect(BILLING_KINDS['plan-asked'].pathFor({ provider: 'Sunny' })).toBe('/admin/billing')
})
