import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

export const STRIPE_KEY = 'sk_test_only_for_tests'
export const STRIPE_SECRET = 'whsec_only_for_tests'
type Row = Record<string, unknown>

/**
 * As much of Stripe on loopback as the site uses: rejects other keys, repeats the response for an idempotency key, and holds the data
 * that a test sets for a customer (`subscriptions`, `invoices`). `refuse` makes the next subscription change fail as a declined card does.
 */
export async function startStripe() {
  const state = {
    subscriptions: [] as Row[],
    invoices: [] as Row[],
    requests: [] as string[],
    /** Customers that were deleted at Stripe. */
    deleted: [] as string[],
    refuse: false,
    isDown: false,
  }
  const createdRows = new Map<string, Row>()
  const sessions = new Map<string, Row>()
  let count = 0
  const server = createServer(async (request, response) => {
    const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = url.pathname.replace('/v1/', '')
    const respond = (value: Row, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const refuse = (type: string, message: string, status: number) => respond({ error: { type, message } }, status)
    state.requests.push(`${request.method} ${path}${body.size > 0 ? ` ${body}` : ''}`)
    if (state.isDown) return void refuse('api_error', 'Down.', 500)
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return void refuse('invalid_request_error', 'Key.', 401)
    if (state.deleted.includes(url.searchParams.get('customer') ?? ''))
      return void refuse('invalid_request_error', 'No such customer.', 404)
    const createRow = (prefix: string, more: Row = {}) => {
      const key = String(request.headers['idempotency-key'] ?? '')
      const known = createdRows.get(key)
      if (known && !key.startsWith('stripe-node-retry')) return known
      count += 1
      const row = { id: `${prefix}_${count}`, ...more }
      createdRows.set(key, row)
      return row
    }
    const list = (data: Row[]) => respond({ object: 'list', data, has_more: false })
    if (request.method === 'GET' && path === 'prices') return void list([])
    if (request.method === 'GET' && path === 'subscriptions') return void list(state.subscriptions)
    if (request.method === 'GET' && path === 'invoices') return void list(state.invoices)
    if (request.method === 'GET' && path.startsWith('subscriptions/')) return void respond(state.subscriptions[0] ?? {})
    if (path === 'customers') return void respond(createRow('cus'))
    if (path === 'prices') return void respond(createRow('price'))
    if (path === 'billing_portal/sessions')
      return void respond(createRow('bps', { url: 'https://billing.stripe.test/p' }))
    if (path === 'checkout/sessions') {
      const session = createRow('cs', { url: 'https://checkout.stripe.test/c', status: 'open' })
      sessions.set(String(session.id), session)
      return void respond(session)
    }
    if (path.startsWith('checkout/sessions/')) {
      const session = sessions.get(path.split('/')[2] ?? '') ?? {}
      if (path.endsWith('/expire')) session.status = 'expired'
      return void respond(session)
    }
    if (path.startsWith('subscriptions/')) {
      if (state.refuse) return void refuse('card_error', 'Your card was declined.', 402)
      const [row = {}] = state.subscriptions
      if (request.method === 'DELETE') row.status = 'canceled'
      if (body.has('cancel_at_period_end')) row.cancel_at_period_end = body.get('cancel_at_period_end') === 'true'
      if (body.has('items[0][price]')) row.items = withPlan(row.items, 'PRO')
      return void respond(row)
    }
    refuse('invalid_request_error', `No ${path}.`, 404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    state,
    sessions,
    baseUrl: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

type Items = { data: { price: { metadata: { plan: string } } }[] }
function withPlan(items: unknown, plan: string): Items {
  const [first] = (items as Items).data
  return { data: [{ ...first, price: { metadata: { plan } } }] }
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

/** A subscription as Stripe lists it. */
export function subscriptionRow(plan: 'STARTER' | 'PRO', start: Date, end: Date, more: Row = {}): Row {
  const period = { current_period_start: seconds(start), current_period_end: seconds(end) }
  return {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    created: seconds(start),
    cancel_at_period_end: false,
    cancel_at: null,
    items: { data: [{ id: 'si_1', ...period, price: { metadata: { plan } } }] },
    default_payment_method: { card: { brand: 'visa', last4: '4242' } },
    ...more,
  }
}

/** A paid invoice as Stripe lists it. */
export function invoiceRow(
  id: string,
  amount_paid: number,
  start: Date,
  end: Date,
  billing_reason = 'subscription_create',
): Row {
  return {
    id,
    object: 'invoice',
    amount_paid,
    billing_reason,
    created: seconds(start),
    status_transitions: { paid_at: seconds(start) },
    lines: { data: [{ period: { start: seconds(start), end: seconds(end) } }] },
  }
}

/** A webhook of Stripe's and its signature, made by Stripe's own library. */
export function signedEvent(type: string, customer: string, at: Date, secret = STRIPE_SECRET) {
  const payload = JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object: { customer } } })
  const stripe = new Stripe(STRIPE_KEY)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(at) })
  return { payload, signature }
}
