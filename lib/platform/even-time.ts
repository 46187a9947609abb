import 'server-only'

/**
 * Answers only when a whole number of `stepMillis` has passed, also with an error: whether there was much to do or nothing
 * cannot be told from outside by the time it took.
 */
export async function inEvenTime<Result>(stepMillis: number, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const passed = performance.now() - started
    const rest = Math.ceil(passed / stepMillis) * stepMillis - passed
    await new Promise((resolve) => setTimeout(resolve, rest))
  }
}
