import { POST as portal } from '@/app/api/billing/[id]/portal/route'
import { POST as receive } from '@/app/api/stripe-events/route'
import { cancelUnwantedCardPlans, endCardPlan } from '@/lib/billing/commands/plans'
import { findBilling, findOwnPlans, findPlan } from '@/lib/billing/queries'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { setClock } from '@/lib/platform/time/clock'
import { sessionCookie } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import {
  BEGAN_AT,
  daysLater,
  invoicesOf,
  personOf,
  providerOnBasic,
  providerOnPlan,
  sendPlacement,
  sendPlanOrder,
  sendRenewal,
} from '@/tests/support/billing/paying'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'
import {
  invoiceRow,
  STRIPE_KEY,
  STRIPE_SECRET,
  signedEvent,
  startStripe,
  subscriptionRow,
} from '@/tests/support/servers/stripe-server'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined }))
const settings = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: STRIPE_SECRET, STRIPE_BASE_URL: '' }
jest.mock('@/lib/platform/config/env', () => {
  const actual = jest.requireActual('@/lib/platform/config/env')
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) }
})
testDatabase()

const END = daysLater(30)
let stripe: Awaited<ReturnType<typeof startStripe>>
beforeAll(async () => {
  stripe = await startStripe()
  settings.STRIPE_BASE_URL = stripe.baseUrl
})
beforeEach(() => {
  settings.STRIPE_SECRET_KEY = STRIPE_KEY
  Object.assign(stripe.state, {
    subscriptions: [],
    invoices: [],
    requests: [],
    deleted: [],
    refuse: false,
    isDown: false,
  })
})
afterAll(async () => {
  setClock(undefined)
  await stripe.stop()
})

async function sendWebhook(customer: string, { type = 'invoice.paid', at = new Date(), secret = STRIPE_SECRET } = {}) {
  const { payload, signature } = signedEvent(type, customer, at, secret)
  const request = new Request('http://localhost:3000/api/stripe-events', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  })
  return (await receive(request, { params: Promise.resolve({}) })).status
}

/** A manager who has chosen a plan and is on Stripe's page. */
async function atCheckout(plan: 'STARTER' | 'PRO' = 'STARTER') {
  const world = await providerOnBasic()
  const { json } = await sendPlanOrder(world.rosa, world.id, plan)
  const { customerId } = await db().stripeCustomer.findUniqueOrThrow({ where: { providerId: world.providerId } })
  return { ...world, customerId, payAt: json.payAt }
}
/** The same manager after paying there. */
async function paidByCard(plan: 'STARTER' | 'PRO' = 'STARTER') {
  const world = await atCheckout(plan)
  stripe.state.subscriptions = [subscriptionRow(plan, BEGAN_AT, END)]
  stripe.state.invoices = [invoiceRow('in_1', plan === 'PRO' ? 4999 : 1999, BEGAN_AT, END)]
  expect(await sendWebhook(world.customerId)).toBe(200)
  return world
}

test("a manager pays on Stripe's page, and the plan is active after Stripe's webhook", async () => {
  const { providerId, payAt, customerId, id, rosa } = await atCheckout()
  expect(payAt).toBe('https://checkout.stripe.test/c')
  expect(stripe.state.requests.find((one) => one.startsWith('POST prices'))).toContain('unit_amount=1999')
  expect(await findPlan(providerId, BEGAN_AT)).toMatchObject({ plan: 'BASIC' })
  stripe.state.subscriptions = [subscriptionRow('STARTER', BEGAN_AT, END)]
  stripe.state.invoices = [invoiceRow('in_1', 1999, BEGAN_AT, END)]
  expect(await sendWebhook(customerId)).toBe(200)
  expect(await findPlan(providerId, BEGAN_AT)).toEqual({ plan: 'STARTER', paidUntil: '2026-12-22', renews: true })
  expect(await invoicesOf(providerId)).toMatchObject([{ status: 'paid', amountCents: 1999, stripeId: 'in_1' }])
  expect((await findBilling(rosa, id, BEGAN_AT)).by).toEqual({
    port: 'stripe',
    hasCard: true,
    card: message('billing.invoices.card', { brand: 'Visa', last4: '4242' }),
    isFailing: false,
  })
})

test('a webhook delivered twice, concurrently or late, results in one invoice, one mail and one month', async () => {
  const { providerId, customerId, rosa } = await paidByCard()
  const types = ['invoice.paid', 'customer.subscription.updated', 'checkout.session.completed']
  const again = [...types, ...types].map((type) => sendWebhook(customerId, { type }))
  expect(new Set(await Promise.all(again))).toEqual(new Set([200]))
  expect(await invoicesOf(providerId)).toHaveLength(1)
  expect((await mailsTo(rosa.email)).filter(({ subject }) => subject.includes('arrived'))).toHaveLength(1)
  expect(await findPlan(providerId, BEGAN_AT)).toMatchObject({ plan: 'STARTER', paidUntil: '2026-12-22' })
})

test("webhooks in the wrong order change nothing, because Stripe's current state counts", async () => {
  const { providerId, customerId } = await paidByCard('PRO')
  stripe.state.subscriptions = [subscriptionRow('PRO', BEGAN_AT, END, { status: 'canceled' })]
  expect(await sendWebhook(customerId, { type: 'customer.subscription.deleted' })).toBe(200)
  expect(await sendWebhook(customerId, { type: 'customer.subscription.created' })).toBe(200)
  expect((await findPlan(providerId, BEGAN_AT)).plan).toBe('BASIC')
})

test('only Stripe can report a payment: another secret, an old webhook or none is refused', async () => {
  const { providerId, customerId } = await atCheckout()
  stripe.state.subscriptions = [subscriptionRow('STARTER', BEGAN_AT, END)]
  expect(await sendWebhook(customerId, { secret: 'whsec_of_somebody_else' })).toBe(400)
  expect(await sendWebhook(customerId, { at: new Date(Date.now() - 600_000) })).toBe(400)
  expect((await send(receive, { customer: customerId })).status).toBe(400)
  expect((await findPlan(providerId, BEGAN_AT)).plan).toBe('BASIC')
  expect(await sendWebhook('cus_of_nobody')).toBe(200)
})

test('a manager who starts checkout twice can pay once', async () => {
  const { id, rosa } = await atCheckout()
  await sendPlanOrder(rosa, id, 'PRO')
  expect([...stripe.sessions.values()].slice(-2).map(({ status }) => status)).toEqual(['expired', 'open'])
  const customers = stripe.state.requests.filter((one) => one.startsWith('POST customers'))
  expect(customers).toHaveLength(1)
})

test('two people who order at the same moment can pay once', async () => {
  const { id, rosa } = await atCheckout()
  const isOpen = ({ status }: { status?: unknown }) => status === 'open'
  const before = [...stripe.sessions.values()].filter(isOpen).length
  const orders = await Promise.all(['STARTER', 'PRO'].map((plan) => sendPlanOrder(rosa, id, plan)))
  expect(orders.map(({ status }) => status)).toEqual([201, 201])
  expect([...stripe.sessions.values()].filter(isOpen)).toHaveLength(before)
})

test('ordering again before the webhook for the first payment arrives does not charge twice', async () => {
  const { id, rosa } = await atCheckout()
  for (const session of stripe.sessions.values()) session.status = 'complete'
  stripe.state.subscriptions = [subscriptionRow('STARTER', BEGAN_AT, END)]
  expect(await sendPlanOrder(rosa, id, 'STARTER')).toMatchObject({
    status: 409,
    json: { message: 'Your payment arrived, and your plan has started.' },
  })
})

test('an upgrade charges the card immediately; a declined card changes nothing', async () => {
  const { providerId, id, rosa } = await paidByCard('STARTER')
  stripe.state.refuse = true
  expect(await sendPlanOrder(rosa, id, 'PRO')).toMatchObject({
    status: 409,
    json: { message: 'Your card was declined.' },
  })
  expect((await findPlan(providerId, BEGAN_AT)).plan).toBe('STARTER')
  stripe.state.refuse = false
  stripe.state.invoices.unshift(invoiceRow('in_2', 3000, BEGAN_AT, END, 'subscription_update'))
  expect(await sendPlanOrder(rosa, id, 'PRO')).toMatchObject({ status: 201, json: { isOpen: true } })
  expect((await findPlan(providerId, BEGAN_AT)).plan).toBe('PRO')
  expect((await invoicesOf(providerId)).at(-1)).toMatchObject({ kind: 'upgrade', amountCents: 3000 })
})

test('a canceled card plan stays active until its end and can be resumed', async () => {
  const { providerId, id, rosa } = await paidByCard()
  expect((await sendRenewal(rosa, id, false)).json).toMatchObject({ plan: 'STARTER', renews: false })
  expect(stripe.state.subscriptions[0]?.cancel_at_period_end).toBe(true)
  expect((await sendRenewal(rosa, id, true)).json).toMatchObject({ renews: true })
  stripe.state.isDown = true
  expect((await sendRenewal(rosa, id, false)).status).toBe(502)
  expect(await findPlan(providerId, BEGAN_AT)).toMatchObject({ renews: true })
})

test('a month with a declined card activates nothing, ends the placement and notifies the manager', async () => {
  const { providerId, customerId, id, rosa } = await paidByCard('PRO')
  expect((await sendPlacement(rosa, id, '2026-12-20')).status).toBe(200)
  const next = daysLater(60)
  stripe.state.subscriptions = [subscriptionRow('PRO', daysLater(2), next, { status: 'past_due' })]
  setClock(daysLater(3))
  await sendWebhook(customerId, { type: 'invoice.payment_failed' })
  expect((await findPlan(providerId, daysLater(4))).plan).toBe('BASIC')
  expect((await findBilling(rosa, id, daysLater(4))).by).toMatchObject({ isFailing: true })
  const { sponsoredUntil } = await db().provider.findUniqueOrThrow({ where: { id: providerId } })
  expect(sponsoredUntil && sponsoredUntil <= daysLater(3)).toBe(true)
})

/** The same manager after the card was declined; Stripe retries it. */
async function declinedCard() {
  const world = await paidByCard('PRO')
  stripe.state.subscriptions = [subscriptionRow('PRO', daysLater(2), daysLater(60), { status: 'past_due' })]
  setClock(daysLater(5))
  await sendWebhook(world.customerId, { type: 'invoice.payment_failed' })
  return world
}

test('a manager whose card was declined cancels, and Stripe does not retry it', async () => {
  const { id, rosa } = await declinedCard()
  expect(await findOwnPlans(rosa, daysLater(5))).toMatchObject([{ plan: 'BASIC', isFailing: true }])
  expect(await sendRenewal(rosa, id, false)).toMatchObject({ status: 200, json: { plan: 'BASIC' } })
  expect(stripe.state.subscriptions).toMatchObject([{ status: 'canceled' }])
  expect(await findOwnPlans(rosa, daysLater(5))).toMatchObject([{ plan: 'BASIC', isFailing: false }])
  expect((await sendRenewal(rosa, id, false)).status).toBe(409)
})

test('a manager who cancels just after a retry by Stripe succeeded keeps the month that was paid', async () => {
  const { id, rosa } = await declinedCard()
  stripe.state.subscriptions = [subscriptionRow('PRO', daysLater(2), daysLater(60))]
  expect((await sendRenewal(rosa, id, false)).json).toMatchObject({ plan: 'PRO', renews: false })
  expect(stripe.state.subscriptions).toMatchObject([{ status: 'active', cancel_at_period_end: true }])
})

const close = (id: number) => db().provider.update({ where: { id }, data: { status: 'closed' } })
const deleteAccountOf = ({ id }: { id: number }) => db().user.update({ where: { id }, data: { status: 'deleted' } })
/** Calls that change the subscription at Stripe. */
const changes = () => stripe.state.requests.filter((one) => /^(POST|DELETE) subscriptions/.test(one))
const cancellations = () => db().auditEntry.count({ where: { action: 'billing.renewal-changed', actorId: null } })

test('a provider that has closed pays for no further month, and renews again only when a manager of the reopened one says so', async () => {
  const { providerId, id, rosa } = await paidByCard()
  await cancelUnwantedCardPlans(daysLater(1))
  expect(changes()).toEqual([])
  await close(providerId)
  for (const day of [1, 2]) await cancelUnwantedCardPlans(daysLater(day))
  expect(changes()).toEqual(['POST subscriptions/sub_1 cancel_at_period_end=true'])
  expect(await cancellations()).toBe(1)
  expect(await findPlan(providerId, BEGAN_AT)).toMatchObject({ plan: 'STARTER', renews: false })
  expect(await sendRenewal(rosa, id, true)).toMatchObject({
    status: 409,
    json: { message: 'This provider has closed, so it can’t have a plan.' },
  })

  await db().provider.update({ where: { id: providerId }, data: { status: 'open' } })
  await cancelUnwantedCardPlans(daysLater(3))
  expect(await findPlan(providerId, BEGAN_AT)).toMatchObject({ renews: false })
  expect((await sendRenewal(rosa, id, true)).json).toMatchObject({ renews: true })
})

test('the card of a person who deleted their account is not charged again, unless another manager remains', async () => {
  const { providerId, rosa } = await paidByCard()
  const other = await personOf(providerId)
  await personOf(providerId, 'editor')
  await deleteAccountOf(rosa)
  await cancelUnwantedCardPlans(daysLater(1))
  expect(changes()).toEqual([])
  await deleteAccountOf(other)
  for (const day of [1, 2]) await cancelUnwantedCardPlans(daysLater(day))
  expect(changes()).toEqual(['POST subscriptions/sub_1 cancel_at_period_end=true'])
  expect(await cancellations()).toBe(1)
  expect(await findPlan(providerId, BEGAN_AT)).toMatchObject({ plan: 'STARTER', renews: false })
})

test('the card of managers whom an admin removed for another is not charged again, unless the new one says so', async () => {
  const { providerId, id, rosa } = await paidByCard()
  for (const day of [1, 2]) await endCardPlan(providerId, daysLater(day))
  expect(changes()).toEqual(['POST subscriptions/sub_1 cancel_at_period_end=true'])
  expect(await cancellations()).toBe(1)
  expect(await findPlan(providerId, BEGAN_AT)).toMatchObject({ plan: 'STARTER', renews: false })
  expect((await sendRenewal(rosa, id, true)).json).toMatchObject({ renews: true })
})

test('a provider without a card plan has none to end', async () => {
  const { providerId } = await providerOnBasic()
  await endCardPlan(providerId, daysLater(1))
  expect(stripe.state.requests).toEqual([])
})

test('a declined card is not retried once the provider has closed', async () => {
  const { providerId } = await declinedCard()
  await close(providerId)
  for (const day of [5, 6]) await cancelUnwantedCardPlans(daysLater(day))
  expect(changes()).toEqual(['DELETE subscriptions/sub_1'])
})

test('a plan that could not be canceled does not keep the others from it, and is canceled later', async () => {
  const first = await paidByCard()
  const { id: second } = await addProvider({ name: 'Little Harbor' })
  await db().stripeCustomer.create({ data: { providerId: second, customerId: 'cus_second' } })
  await sendWebhook('cus_second')
  for (const id of [first.providerId, second]) await close(id)
  const renewals = async () => [await findPlan(first.providerId, BEGAN_AT), await findPlan(second, BEGAN_AT)]
  stripe.state.isDown = true
  await cancelUnwantedCardPlans(daysLater(1))
  expect(await renewals()).toMatchObject([{ renews: true }, { renews: true }])
  Object.assign(stripe.state, { isDown: false, deleted: [first.customerId] })
  await cancelUnwantedCardPlans(daysLater(1))
  expect(await renewals()).toMatchObject([{ renews: true }, { renews: false }])
  stripe.state.deleted = []
  await cancelUnwantedCardPlans(daysLater(1))
  expect(await renewals()).toMatchObject([{ renews: false }, { renews: false }])
})

test('a plan ordered after a declined card replaces the failing one, so that a retry by Stripe does not charge twice', async () => {
  const { providerId, customerId, id, rosa } = await paidByCard('PRO')
  for (const session of stripe.sessions.values()) session.status = 'complete'
  stripe.state.subscriptions = [subscriptionRow('PRO', daysLater(2), daysLater(60), { status: 'past_due' })]
  setClock(daysLater(5))
  await sendWebhook(customerId, { type: 'invoice.payment_failed' })
  expect(await sendPlanOrder(rosa, id, 'STARTER')).toMatchObject({ status: 201 })
  expect(stripe.state.subscriptions).toMatchObject([{ id: 'sub_1', status: 'canceled' }])

  await sendWebhook(customerId, { type: 'customer.subscription.deleted' })
  expect(await db().stripeCustomer.findFirst({ where: { providerId } })).toMatchObject({ isFailing: false })
})

test('a plan ordered just after a retry by Stripe succeeded is not charged twice', async () => {
  const { customerId, id, rosa } = await paidByCard('PRO')
  stripe.state.subscriptions = [subscriptionRow('PRO', daysLater(2), daysLater(60), { status: 'past_due' })]
  setClock(daysLater(5))
  await sendWebhook(customerId, { type: 'invoice.payment_failed' })
  stripe.state.subscriptions = [subscriptionRow('PRO', daysLater(2), daysLater(60))]
  expect((await sendPlanOrder(rosa, id, 'STARTER')).status).toBe(409)
  expect(stripe.state.subscriptions).toMatchObject([{ status: 'active' }])
})

test("a manager changes the card on Stripe's page; an editor cannot, nor can a provider without a card", async () => {
  const { providerId, id, rosa } = await paidByCard()
  const open = async (person: typeof rosa) => {
    setRequestCookies(await sessionCookie(person))
    return send(portal, null, { params: { id } })
  }
  expect(await open(rosa)).toMatchObject({ status: 200, json: { payAt: 'https://billing.stripe.test/p' } })
  expect((await open(await personOf(providerId, 'editor'))).status).toBe(403)
  await db().stripeCustomer.deleteMany()
  expect((await open(rosa)).status).toBe(409)
})

test("a manager with a Spanish account comes back from Stripe's page in Spanish", async () => {
  const { id, rosa } = await paidByCard()
  await db().user.update({ where: { id: rosa.id }, data: { locale: 'es-US' } })
  setRequestCookies(await sessionCookie(rosa))
  expect((await send(portal, null, { params: { id } })).status).toBe(200)
  const opened = stripe.state.requests.findLast((one) => one.startsWith('POST billing_portal')) ?? ''
  expect(new URLSearchParams(opened.split(' ')[2]).get('return_url')).toContain('/es/careprovider-dashboard/billing?')
})

test('while Stripe is away nothing is charged and nothing is lost', async () => {
  const { id, rosa } = await providerOnBasic()
  stripe.state.isDown = true
  const { status, json } = await sendPlanOrder(rosa, id, 'PRO')
  expect([status, json.message]).toEqual([502, expect.stringContaining('We charged nothing.')])
  expect(JSON.stringify(json)).not.toContain(STRIPE_KEY)
})

test('without a key plans are paid by invoice, and the webhook address does not exist', async () => {
  settings.STRIPE_SECRET_KEY = ''
  const { invoiceId } = await providerOnPlan('STARTER')
  expect(invoiceId).toBeGreaterThan(0)
  expect(await sendWebhook('cus_1')).toBe(404)
})
