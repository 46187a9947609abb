import { inEvenTime } from './secrets'

const STEP = 80
/** Timers count whole milliseconds from when the loop last looked at the clock. */
const EARLY = 10

const sleep = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

async function timeOf(work: () => Promise<unknown>) {
  const started = performance.now()
  const result = await inEvenTime(STEP, work).catch((error: Error) => error.message)
  return { result, millis: performance.now() - started }
}

test('an address that is known and one that is not are answered after the same time', async () => {
  const known = await timeOf(async () => {
    await sleep(30)
    return 'sent'
  })
  const unknown = await timeOf(async () => 'sent')
  for (const { result, millis } of [known, unknown]) {
    expect(result).toBe('sent')
    expect(millis).toBeGreaterThanOrEqual(STEP - EARLY)
  }
})

test('a refusal takes that time too', async () => {
  const { result, millis } = await timeOf(async () => {
    throw new Error('refused')
  })
  expect(result).toBe('refused')
  expect(millis).toBeGreaterThanOrEqual(STEP - EARLY)
})

test('what takes longer ends at a whole step again', async () => {
  const { millis } = await timeOf(() => sleep(100))
  expect(millis).toBeGreaterThanOrEqual(2 * STEP - EARLY)
})
