import { createDatabase, db, setDatabase } from '@/lib/platform/database/client'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { setClock } from '@/lib/platform/time/clock'
import { personWithPassword, signInAs } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const database = testDatabase()
const start = new Date('2026-11-21T12:00:00Z')
const at = (seconds: number) => setClock(new Date(start.getTime() + seconds * 1000))
beforeEach(() => {
  setRequestCookies('')
  at(0)
})
afterEach(() => setClock(undefined))

const statuses = async (count: number, email: string, password: string, headers = {}) => {
  const results: number[] = []
  for (let i = 0; i < count; i++) results.push((await signInAs(email, password, headers)).status)
  return results
}

test('of thirty wrong passwords ten are checked and the rest are refused; the right one works after the window', async () => {
  const { id, email } = await personWithPassword()
  expect(await statuses(30, email, 'wrong words')).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
  at(60)
  const blocked = await signInAs(email)
  expect([blocked.status, blocked.retryAfter, blocked.json.message]).toEqual([
    429,
    '120',
    'Too many tries. Please wait 2 minutes.',
  ])
  at(179)
  expect((await signInAs(email)).status).toBe(429)
  at(181)
  expect((await signInAs(email)).status).toBe(200)
  expect(await db().auditEntry.count({ where: { action: 'session.limited', subjectId: id } })).toBe(22)
})

test('the window slides: ten attempts late in one window and ten early in the next are too many', async () => {
  const { email } = await personWithPassword()
  await statuses(1, email, 'wrong words')
  at(170)
  await statuses(9, email, 'wrong words')
  at(185)
  expect(await statuses(3, email, 'wrong words')).toEqual([401, 429, 429])
})

test('setting the clock back by hours neither locks users out nor allows more guesses', async () => {
  const { email } = await personWithPassword()
  at(7_200)
  await statuses(10, email, 'wrong words')
  at(0)
  expect(await statuses(11, email, 'wrong words')).toEqual([...Array(10).fill(401), 429])
  expect((await signInAs(email)).retryAfter).toBe('180')
})

test('an unknown address is limited like a known one', async () => {
  expect(await statuses(11, 'nobody@home.test', 'wrong words')).toEqual([...Array(10).fill(401), 429])
})

test('correct passwords are not counted', async () => {
  const { email } = await personWithPassword()
  expect(await statuses(12, email, undefined as never)).toEqual(Array(12).fill(200))
})

test('while an account is under attack, its owner signs in from a known browser, and other users sign in as usual', async () => {
  const [victim, other] = [await personWithPassword(), await personWithPassword()]
  const device = (await signInAs(victim.email)).cookies.find((cookie) => cookie.startsWith('device=')) ?? ''
  await statuses(11, victim.email, 'wrong words')
  expect((await signInAs(victim.email)).status).toBe(429)
  expect((await signInAs(victim.email, undefined, { cookie: device })).status).toBe(200)
  expect((await signInAs(other.email)).status).toBe(200)
  // A known browser of one account does not help to guess at another.
  await statuses(11, other.email, 'wrong words')
  expect((await signInAs(other.email, 'wrong words', { cookie: device })).status).toBe(429)
})

test('ten wrong attempts are the limit in a known browser, too', async () => {
  const { email } = await personWithPassword()
  const cookie = (await signInAs(email)).cookies.find((one) => one.startsWith('device=')) ?? ''
  expect(await statuses(11, email, 'wrong words', { cookie })).toEqual([...Array(10).fill(401), 429])
})

test('twenty concurrent attempts are counted one by one', async () => {
  const { email } = await personWithPassword()
  const all = await Promise.all(Array.from({ length: 20 }, () => signInAs(email, 'wrong words')))
  expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(all.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('a network gets 25 wrong attempts in five minutes, and each network has its own count', async () => {
  await jest.isolateModulesAsync(async () => {
    process.env.TRUSTED_PROXY_HOPS = '1'
    const { setDatabase } = await import('@/lib/platform/database/client')
    setDatabase(db())
    const people = await import('@/tests/support/accounts/people')
    const { setClock } = await import('@/lib/platform/time/clock')
    setClock(start)
    const tryAs = async (i: number, address: string) =>
      (await people.signInAs(`person-${i}@home.test`, 'wrong words', { 'x-forwarded-for': address })).status
    const results: number[] = []
    for (let i = 0; i < 26; i++) results.push(await tryAs(i, `2001:db8:1:2::${i + 1}`))
    expect(results).toEqual([...Array(25).fill(401), 429])
    expect(await tryAs(99, '2001:db8:1:3::1')).toBe(401)
  })
  delete process.env.TRUSTED_PROXY_HOPS
})

test('two processes share one count', async () => {
  const [one, two] = [createDatabase(database.url()), createDatabase(database.url())]
  const mine = db()
  const tries = [{ of: ['somebody'], limit: { max: 10, windowSeconds: 60 } }]
  const passed: boolean[] = []
  for (let i = 0; i < 12; i++) {
    setDatabase(i % 2 === 0 ? one : two)
    passed.push(
      await takeAttempts(tries, start).then(
        () => true,
        () => false,
      ),
    )
  }
  setDatabase(mine)
  await Promise.all([one.$disconnect(), two.$disconnect()])
  expect(passed).toEqual([...Array(10).fill(true), false, false])
})

test('the counters contain no personal data and expire', async () => {
  await signInAs('pat@home.test', 'wrong words')
  const [row] = await db().$queryRaw<{ text: string }[]>`SELECT string_agg(t::text, '') AS text FROM recent_tries t`
  expect(row?.text).toMatch(/\\x[0-9a-f]{16}/)
  expect(row?.text).not.toContain(Buffer.from('home.test').toString('hex'))
  at(3_600)
  for (let i = 0; i < 200; i++) await takeAttempts([], new Date(start.getTime() + 3_600_000))
  expect(await db().recentTries.count()).toBe(0)
})
