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
