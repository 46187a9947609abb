import { asRequest } from '@/tests/support/platform/as-request'
import { fakeClock } from '@/tests/support/platform/fake-clock'
import { DatabaseTime, LONGEST_WAIT_MS, timeOfCurrentRequest, withinTime, withoutLimit } from './database-time.mjs'
import { isDatabaseAway } from './unavailable'

let clock: ReturnType<typeof fakeClock>
beforeEach(() => {
  clock = fakeClock()
})
afterEach(() => void jest.restoreAllMocks())

const pass = (millis: number) => clock.pass(millis)
/** As a database that answers so late. */
const answerAfter = (millis: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('answer'), millis))
/** What was said to whoever asked. */
const saidTo = (asked: Promise<string>) =>
  asked.catch((error: unknown) => (isDatabaseAway(error) ? 'told to come again' : String(error)))

test('a request is answered in five seconds, with time left to say why', () => {
  expect(LONGEST_WAIT_MS).toBeLessThan(4_000)
})

test('many short waits of a request add up to its end, and nothing is asked after it', async () => {
  const asked: string[] = []
  await asRequest(async () => {
    for (let i = 0; i < 10; i++) {
      const asking = saidTo(
        withinTime(() => {
          asked.push('asked')
          return answerAfter(900)()
        }),
      )
      await pass(900)
      asked.push(await asking)
    }
  })
  expect(asked.filter((word) => word === 'answer')).toHaveLength(3)
  // The fourth was begun; the other six were not.
  expect(asked.filter((word) => word === 'asked')).toHaveLength(4)
  expect(asked.filter((word) => word === 'told to come again')).toHaveLength(7)
})

test('whoever has to give something back is called at the end, and by what comes after it, and not before', async () => {
  const giveBack = jest.fn()
  await asRequest(async () => {
    const first = saidTo(withinTime(answerAfter(LONGEST_WAIT_MS - 1), giveBack))
    await pass(LONGEST_WAIT_MS - 1)
    expect(await first).toBe('answer')
    expect(giveBack).not.toHaveBeenCalled()
    const second = saidTo(withinTime(answerAfter(60_000), giveBack))
    await pass(1)
    expect([await second, giveBack.mock.calls.length]).toEqual(['told to come again', 1])
    expect([await saidTo(withinTime(answerAfter(0), giveBack)), giveBack.mock.calls.length]).toEqual([
      'told to come again',
      2,
    ])
  })
})

test('what a request asks at once counts once, and what it does by itself does not count', async () => {
  const waiting = new DatabaseTime()
  const [one, other] = [() => {}, () => {}]
  waiting.begin(one)
  waiting.begin(other)
  await pass(400)
  waiting.end(one)
  await pass(600)
  expect(waiting.left()).toBe(LONGEST_WAIT_MS - 1_000)
  waiting.end(other)
  await pass(60_000)
  expect(waiting.left()).toBe(LONGEST_WAIT_MS - 1_000)
})

test('a slower machine is waited for longer', async () => {
  const waiting = new DatabaseTime(5)
  waiting.begin(() => {})
  await pass(LONGEST_WAIT_MS)
  expect(waiting.left()).toBe(4 * LONGEST_WAIT_MS)
})

test('an answer that came while the process was busy for long is read, and whoever asked goes on', async () => {
  await asRequest(async () => {
    const arrived = new Promise<string>((resolve) => setImmediate(() => setImmediate(() => resolve('answer'))))
    const asking = saidTo(withinTime(() => arrived))
    clock.skip(60_000)
    await pass(0)
    expect(await asking).toBe('answer')
    const next = saidTo(withinTime(answerAfter(0)))
    await pass(0)
    expect(await next).toBe('answer')
  })
})

test('two requests have an end each, and a refusal of the database stays one', async () => {
  for (let i = 0; i < 2; i++)
    await asRequest(async () => {
      const asking = saidTo(withinTime(answerAfter(LONGEST_WAIT_MS - 500)))
      await pass(LONGEST_WAIT_MS - 500)
      expect(await asking).toBe('answer')
      expect(await saidTo(withinTime(() => Promise.reject(new Error('taken'))))).toBe('Error: taken')
    })
})

test('a job, an import, and what goes on after the answer wait for as long as they have to', async () => {
  const patient = async () => {
    const asking = saidTo(withinTime(answerAfter(60_000)))
    await pass(60_000)
    return asking
  }
  expect(await patient()).toBe('answer')
  expect(await asRequest(() => withoutLimit(patient))).toBe('answer')
  const afterwards = { begin: () => {} }
  const begun = new Promise<void>((resolve) => {
    afterwards.begin = resolve
  })
  let later: Promise<string> | undefined
  await asRequest(async () => {
    later = begun.then(patient)
  })
  afterwards.begin()
  expect(await later).toBe('answer')
})

test('whoever hands something over later knows whether it is still waited for', async () => {
  await asRequest(async () => {
    const isInTime = timeOfCurrentRequest()
    const asking = saidTo(withinTime(answerAfter(60_000)))
    expect(isInTime()).toBe(true)
    await pass(LONGEST_WAIT_MS)
    await asking
    expect([isInTime(), withoutLimit(timeOfCurrentRequest)()]).toEqual([false, true])
  })
})
