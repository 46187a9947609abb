import { withUniformTiming } from './secrets'

const STEP = 80
/** Timers may fire a little early, because they count whole milliseconds from the start of the event loop's turn. */
const TOLERANCE = 10

const sleep = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

async function timeOf(work: () => Promise<unknown>) {
  const started = performance.now()
  const result = await withUniformTiming(STEP, work).catch((error: Error) => error.message)
  return { result, millis: performance.now() - started }
}

test('results for known and unknown addresses take the same time', async () => {
  const known = await timeOf(async () => {
    await sleep(30)
    return 'sent'
  })
  const unknown = await timeOf(async () => 'sent')
  for (const { result, millis } of [known, unknown]) {
    expect(result).toBe('sent')
    expect(millis).toBeGreaterThanOrEqual(STEP - TOLERANCE)
  }
})

test('an error takes the same time, too', async () => {
  const { result, millis } = await timeOf(async () => {
    throw new Error('rejected')
  })
  expect(result).toBe('rejected')
  expect(millis).toBeGreaterThanOrEqual(STEP - TOLERANCE)
})

test('longer work is rounded up to the next step', async () => {
  const { millis } = await timeOf(() => sleep(100))
  expect(millis).toBeGreaterThanOrEqual(2 * STEP - TOLERANCE)
})
