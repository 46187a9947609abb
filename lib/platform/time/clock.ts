/** The only place that reads the time, so that a test can set it. Rules take `now` as a parameter. */
let fixed: Date | undefined

export function now(): Date {
  return fixed ? new Date(fixed) : new Date()
}

/** For tests: stops the clock, or lets it run again. */
export function setClock(time: Date | undefined): void {
  fixed = time
}

/** What the work comes to within so many milliseconds, or undefined: it goes on, but nobody waits. Its own errors are thrown. */
export async function within<Result>(millis: number, work: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), millis)
  })
  // Nobody may be listening when it fails later.
  work.catch(() => undefined)
  return Promise.race([work, patience]).finally(() => clearTimeout(timer))
}
