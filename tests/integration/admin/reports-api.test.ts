import { POST } from '@/app/api/reports/route'
import { decideReport } from '@/lib/admin/reports/commands'
import { findOpenReports } from '@/lib/admin/reports/queries'
import { db } from '@/lib/platform/database/client'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()

const OURS = 'http://localhost:3000'
let slug: string
beforeEach(async () => {
  await addLocation()
  slug = (await addProvider()).slug
})

const words = (change: Record<string, unknown> = {}) => ({
  provider: slug,
  topic: 'hours',
  message: 'They close at 5 PM.',
  email: 'dana@home.test',
  ...change,
})

async function post(body: string, headers: Record<string, string>) {
  const request = new Request(`${OURS}/api/reports`, { method: 'POST', body, headers: { origin: OURS, ...headers } })
  return POST(request, { params: Promise.resolve({}) })
}
const send = (change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  post(JSON.stringify(words(change)), { 'content-type': 'application/json', ...headers })
const postForm = (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  post(String(new URLSearchParams(words(change))), { 'content-type': 'application/x-www-form-urlencoded', ...headers })
const stored = () => db().report.findMany({ orderBy: { id: 'asc' } })

test('a visitor reports a mistake, and an admin sees the report with its date', async () => {
  const response = await send()
  expect([response.status, await response.json()]).toEqual([201, { stored: true }])
  expect(await findOpenReports()).toEqual([
    {
      id: expect.any(Number),
      topic: 'hours',
      message: 'They close at 5 PM.',
      email: 'dana@home.test',
      status: 'open',
      outcome: null,
      createdAt: expect.any(Date),
      provider: { id: expect.any(Number), name: 'Little Harbor Academy', slug },
    },
  ])
})

test('the same report sent twenty times at once is stored once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send()))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(await stored()).toHaveLength(1)
})

test('the twenty-first report of a day on one provider is refused, while another provider still accepts reports', async () => {
  const other = await addProvider({ name: 'Sunny Meadow' })
  const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => send({ message: `No. ${index}` })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  expect(await stored()).toHaveLength(20)
  const refused = await send({ message: 'One more' })
  expect(await refused.json()).toEqual({ message: expect.stringMatching(/Many people reported this page today.*@/) })
  expect((await send({ provider: other.slug })).status).toBe(201)
  await db().report.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } })
  expect((await send({ message: 'One more' })).status).toBe(201)
})

test('one address may try ten times in half an hour', async () => {
  process.env.TRUSTED_PROXY_HOPS = '1'
  jest.resetModules()
  const { POST: limited } = await import('@/app/api/reports/route')
  const { setDatabase } = await import('@/lib/platform/database/client')
  const { createDatabase } = await import('@/lib/platform/database/client')
  const own = createDatabase(process.env.DATABASE_URL ?? '')
  setDatabase(own)
  const from = (address: string, index: number) =>
    limited(
      new Request(`${OURS}/api/reports`, {
        method: 'POST',
        body: JSON.stringify(words({ message: `No. ${index}` })),
        headers: { origin: OURS, 'content-type': 'application/json', 'x-forwarded-for': address },
      }),
      { params: Promise.resolve({}) },
    )
  const answers = []
  for (let index = 0; index < 11; index++) answers.push(await from('203.0.113.7', index))
  delete process.env.TRUSTED_PROXY_HOPS
  await own.$disconnect()
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429])
  expect(answers[10]?.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('a submission with the honeypot field filled in gets the usual response and is not stored', async () => {
  expect((await send({ homepage: 'http://spam.test' })).status).toBe(201)
  expect(await stored()).toEqual([])
})

test.each(['nobody-orlando-fl-zzzz', '../../etc/passwd', "' OR 1=1 --"])('%j is not a provider', async (provider) => {
  expect((await send({ provider })).status).toBe(404)
})

test.each([
  [{ provider: 'a'.repeat(5_000) }, 'provider'],
  [{ topic: 'staff' }, 'topic'],
  [{ message: '' }, 'message'],
  [{ message: 'a'.repeat(5_000) }, 'message'],
  [{ email: 'a@b.test\r\nBcc: c@d.test' }, 'email'],
])('%j is refused with a message for its field', async (change, field) => {
  const response = await send(change)
  const { message, fields } = await response.json()
  expect([response.status, fields[field]]).toEqual([400, message])
  expect(await stored()).toEqual([])
})

test.each(['<script>alert(1)</script>', "'; DROP TABLE reports; --", '=cmd|calc', 'line\nline', '\u202etxt', '👶🏽'])(
  '%j is stored character by character',
  async (message) => {
    expect((await send({ message })).status).toBe(201)
    expect((await stored())[0]?.message).toBe(message)
  },
)

test.each([
  ['another site', 'https://evil.test'],
  ['the origin "null"', 'null'],
])('a report from %s is refused, as JSON and as a form', async (_, origin) => {
  expect((await send({}, { origin })).status).toBe(403)
  expect((await postForm({}, { origin })).status).toBe(403)
  expect(await stored()).toEqual([])
})

test('more than 256 kB is rejected', async () => {
  expect((await send({ message: 'a'.repeat(300_000) })).status).toBe(413)
  expect((await postForm({ message: 'a'.repeat(300_000) })).status).toBe(413)
})

test('NUL is rejected, as JSON and as a form', async () => {
  for (const answer of [await send({ message: 'a\0b' }), await postForm({ message: 'a\0b' })])
    expect(answer.status).toBe(400)
  expect((await send({ provider: 'a\0b' })).status).toBe(400)
  expect(await stored()).toEqual([])
})

test('a body that is neither JSON nor a form is refused', async () => {
  expect((await post('{', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post('a=b', { 'content-type': 'text/plain' })).status).toBe(400)
})

test('a browser without JavaScript is redirected to the thank-you page', async () => {
  const response = await postForm({ message: 'one\r\ntwo', email: '' })
  expect([response.status, response.headers.get('location')]).toEqual([303, `/provider/${slug}/report/sent`])
  expect(await stored()).toMatchObject([{ message: 'one\ntwo', email: null }])
})

test('a visitor is answered in the language of the page, with or without JavaScript, also after a refusal', async () => {
  const admin = await createActor('admin')
  const address = 'dana@home.test'
  const referer = `${OURS}/es/proveedores/${slug}/report`
  const refused = await (await postForm({ email: 'dana@' }, { referer })).text()
  const action = /action="([^"]+)"/.exec(refused)?.[1] ?? ''
  const again = { origin: OURS, referer: `${OURS}/api/reports`, 'content-type': 'application/x-www-form-urlencoded' }
  const body = String(new URLSearchParams(words({ message: 'Three' })))
  await send({ message: 'One' }, { 'accept-language': 'es-US' })
  await postForm({ message: 'Two' }, { referer })
  await POST(new Request(OURS + action, { method: 'POST', body, headers: again }), { params: Promise.resolve({}) })
  const reports = await stored()
  expect(reports.map(({ message }) => message)).toEqual(['One', 'Two', 'Three'])
  // A report from before the language was stored.
  await send({ message: 'Four' })
  await db().report.updateMany({ where: { message: 'Four' }, data: { locale: null } })
  for (const { id } of await stored()) await decideReport(admin, id, { outcome: 'acted', answer: '' }, new Date())
  const languages = (await mailsTo(address)).map(({ html }) => /lang="([^"]+)"/.exec(html ?? '')?.[1])
  expect(languages.toSorted()).toEqual(['en', 'es-US', 'es-US', 'es-US'])
})

test('without JavaScript a refusal is a page with all of the submitted input, as text', async () => {
  const message = '</textarea><script>alert("x")</script> & \'more\''
  const response = await postForm({ message, email: '"><img src=x>', topic: 'license' })
  const html = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  expect(html).toContain('That isn’t an e-mail address.')
  expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;more&#39;')
  expect(html).toContain('<option value="license" selected>')
  expect(html).not.toMatch(/<script|<img/)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('no other method is allowed, so reports cannot be read here', async () => {
  expect(Object.keys(await import('@/app/api/reports/route'))).toEqual(['POST'])
})
