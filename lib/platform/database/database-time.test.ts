import { asRequest } from '@/tests/support/platform/as-request'
import { fakeClock } from '@/tests/support/platform/fake-clock'
import {
  DatabaseTime,
  MAX_DATABASE_MS,
  timeOfCurrentRequest,
  withinDatabaseTime,
  withoutDatabaseLimit,
} from './database-time.mjs'
import { isDatabaseUnavailable } from './unavailable'

let clock: ReturnType<typeof fakeClock>
beforeEach(() => {
  clock = fakeClock()
})
afterEach(() => void jest.restoreAllMocks())

const advance = (millis: number) => clock.advance(millis)
/** Simulates a database that answers after this time. */
const resultAfter = (millis: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('result'), millis))
const outcomeOf = (query: Promise<string>) =>
  query.catch((error: unknown) => (isDatabaseUnavailable(error) ? 'unavailable' : String(error)))

test('the limit leaves time to send an explanation within five seconds', () => {
  expect(MAX_DATABASE_MS).toBeLessThan(4_000)
})

test('many short waits of a request add up to the limit, and no query runs after it', async () => {
  const events: string[] = []
  await asRequest(async () => {
    for (let i = 0; i < 10; i++) {
      const outcome = outcomeOf(
        withinDatabaseTime(() => {
          events.push('started')
          return resultAfter(900)()
        }),
      )
      await advance(900)
      events.push(await outcome)
    }
  })
  expect(events.filter((event) => event === 'result')).toHaveLength(3)
  // The fourth was started; the other six were not.
  expect(events.filter((event) => event === 'started')).toHaveLength(4)
  expect(events.filter((event) => event === 'unavailable')).toHaveLength(7)
})

test('the release callback runs when time runs out and for every later query, but not before', async () => {
  const release = jest.fn()
  await asRequest(async () => {
    const first = outcomeOf(withinDatabaseTime(resultAfter(MAX_DATABASE_MS - 1), release))
    await advance(MAX_DATABASE_MS - 1)
    expect(await first).toBe('result')
    expect(release).not.toHaveBeenCalled()
    const second = outcomeOf(withinDatabaseTime(resultAfter(60_000), release))
    await advance(1)
    expect([await second, release.mock.calls.length]).toEqual(['unavailable', 1])
    expect([await outcomeOf(withinDatabaseTime(resultAfter(0), release)), release.mock.calls.length]).toEqual([
      'unavailable',
      2,
    ])
  })
})

test('concurrent queries count once, and time between queries does not count', async () => {
  const waiting = new DatabaseTime()
  const [one, other] = [() => {}, () => {}]
  waiting.begin(one)
  waiting.begin(other)
  await advance(400)
  waiting.end(one)
  await advance(600)
  expect(waiting.left()).toBe(MAX_DATABASE_MS - 1_000)
  waiting.end(other)
  await advance(60_000)
  expect(waiting.left()).toBe(MAX_DATABASE_MS - 1_000)
})

test('the limit grows with the factor for slow machines', async () => {
  const waiting = new DatabaseTime(5)
  waiting.begin(() => {})
  await advance(MAX_DATABASE_MS)
  expect(waiting.left()).toBe(4 * MAX_DATABASE_MS)
})

test('a result that arrived while the process was busy is still read', async () => {
  await asRequest(async () => {
    const arrived = new Promise<string>((resolve) => setImmediate(() => setImmediate(() => resolve('result'))))
    const outcome = outcomeOf(withinDatabaseTime(() => arrived))
    clock.skip(60_000)
    await advance(0)
    expect(await outcome).toBe('result')
    const next = outcomeOf(withinDatabaseTime(resultAfter(0)))
    await advance(0)
    expect(await next).toBe('result')
  })
})

test('each request has its own limit, and database errors pass through', async () => {
  for (let i = 0; i < 2; i++)
    await asRequest(async () => {
      const outcome = outcomeOf(withinDatabaseTime(resultAfter(MAX_DATABASE_MS - 500)))
      await advance(MAX_DATABASE_MS - 500)
      expect(await outcome).toBe('result')
      expect(await outcomeOf(withinDatabaseTime(() => Promise.reject(new Error('taken'))))).toBe('Error: taken')
    })
})

test('jobs, imports and work after the response have no limit', async () => {
  const slowQuery = async () => {
    const outcome = outcomeOf(withinDatabaseTime(resultAfter(60_000)))
    await advance(60_000)
    return outcome
  }
  expect(await slowQuery()).toBe('result')
  expect(await asRequest(() => withoutDatabaseLimit(slowQuery))).toBe('result')
  const afterwards = { begin: () => {} }
  const begun = new Promise<void>((resolve) => {
    afterwards.begin = resolve
  })
  let later: Promise<string> | undefined
  await asRequest(async () => {
    later = begun.then(slowQuery)
  })
  afterwards.begin()
  expect(await later).toBe('result')
})

test('code that delivers something later can check whether the request still has time', async () => {
  await asRequest(async () => {
    const isInTime = timeOfCurrentRequest()
    const outcome = outcomeOf(withinDatabaseTime(resultAfter(60_000)))
    expect(isInTime()).toBe(true)
    await advance(MAX_DATABASE_MS)
    await outcome
    expect([isInTime(), withoutDatabaseLimit(timeOfCurrentRequest)()]).toEqual([false, true])
  })
})
