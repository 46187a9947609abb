import { isAtWork, SERVING, servingOn, WORKING, withWorkingTimeout } from './pools'

test('whoever waits for a page is answered within five seconds, whichever wait comes to its end', () => {
  for (const millis of Object.values(SERVING)) expect(millis).toBeLessThan(5_000)
  // PostgreSQL's own refusals come first: they say what was wrong and keep the connection.
  expect(SERVING.silence).toBeGreaterThan(SERVING.statement)
  expect(SERVING.statement).toBeGreaterThan(SERVING.lock)
})

test('a slower machine is waited for longer at every step', () => {
  expect(servingOn(1)).toEqual(SERVING)
  expect(servingOn(5)).toMatchObject({ statement: 5 * SERVING.statement, lock: 5 * SERVING.lock })
})

test('a job has more time, and nobody ends a connection on which it waits', () => {
  expect(WORKING.statement).toBeGreaterThan(SERVING.statement)
  expect(WORKING.silence).toBeUndefined()
})

test('a job is at work until its end, also after waiting, and what runs beside it is not', async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1))
  const job = withWorkingTimeout(async () => {
    await pause()
    return isAtWork()
  })
  expect(isAtWork()).toBe(false)
  expect(await job).toBe(true)
  expect(isAtWork()).toBe(false)
})
