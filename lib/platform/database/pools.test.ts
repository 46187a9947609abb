import { isAtWork, SERVING, servingOn, WORKING, withWorkingTimeout } from './pools'

test('every time-out of a request is below five seconds', () => {
  for (const millis of Object.values(SERVING)) expect(millis).toBeLessThan(5_000)
  // PostgreSQL's own time-outs fire first: they name the cause and leave the connection usable.
  expect(SERVING.silence).toBeGreaterThan(SERVING.statement)
  expect(SERVING.statement).toBeGreaterThan(SERVING.lock)
})

test('every time-out grows with the factor for slow machines', () => {
  expect(servingOn(1)).toEqual(SERVING)
  expect(servingOn(5)).toMatchObject({ statement: 5 * SERVING.statement, lock: 5 * SERVING.lock })
})

test('a job has more time, and its connections are never cut off for silence', () => {
  expect(WORKING.statement).toBeGreaterThan(SERVING.statement)
  expect(WORKING.silence).toBeUndefined()
})

test('job mode lasts until the job ends, across awaits, and does not leak to other code', async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1))
  const job = withWorkingTimeout(async () => {
    await pause()
    return isAtWork()
  })
  expect(isAtWork()).toBe(false)
  expect(await job).toBe(true)
  expect(isAtWork()).toBe(false)
})
