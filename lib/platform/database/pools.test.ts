import { isInJob, JOB_TIMEOUTS, REQUEST_TIMEOUTS, requestTimeouts, runAsJob } from './pools'

test('every time-out of a request is below five seconds', () => {
  for (const millis of Object.values(REQUEST_TIMEOUTS)) expect(millis).toBeLessThan(5_000)
  // PostgreSQL's own time-outs fire first: they name the cause and leave the connection usable.
  expect(REQUEST_TIMEOUTS.silence).toBeGreaterThan(REQUEST_TIMEOUTS.statement)
  expect(REQUEST_TIMEOUTS.statement).toBeGreaterThan(REQUEST_TIMEOUTS.lock)
})

test('every time-out grows with the factor for slow machines', () => {
  expect(requestTimeouts(1)).toEqual(REQUEST_TIMEOUTS)
  expect(requestTimeouts(5)).toMatchObject({
    statement: 5 * REQUEST_TIMEOUTS.statement,
    lock: 5 * REQUEST_TIMEOUTS.lock,
  })
})

test('a job has more time, and its connections are never cut off for silence', () => {
  expect(JOB_TIMEOUTS.statement).toBeGreaterThan(REQUEST_TIMEOUTS.statement)
  expect(JOB_TIMEOUTS.silence).toBeUndefined()
})

test('job mode lasts until the job ends, across awaits, and does not leak to other code', async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1))
  const job = runAsJob(async () => {
    await pause()
    return isInJob()
  })
  expect(isInJob()).toBe(false)
  expect(await job).toBe(true)
  expect(isInJob()).toBe(false)
})
