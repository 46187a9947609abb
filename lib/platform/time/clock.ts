/** The only place that reads the clock, so that tests can set it. Rules take `now` as a parameter. */
let fixed: Date | undefined

export function now(): Date {
  return fixed ? new Date(fixed) : new Date()
}

/** For tests: fixes the time, or resets it to the real clock. */
export function setClock(time: Date | undefined): void {
  fixed = time
}

/** The result of `work`, or undefined after `millis` milliseconds; the work itself continues. Errors in time are thrown. */
export async function withTimeout<Result>(millis: number, work: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), millis)
  })
  // Prevents an unhandled rejection if it fails later.
  work.catch(() => undefined)
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
