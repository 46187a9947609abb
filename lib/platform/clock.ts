/** The only place that reads the time, so that a test can set it. Rules take `now` as a parameter. */
let fixed: Date | undefined

export function now(): Date {
  return fixed ? new Date(fixed) : new Date()
}

/** For tests: stops the clock, or lets it run again. */
export function setClock(time: Date | undefined): void {
  fixed = time
}
