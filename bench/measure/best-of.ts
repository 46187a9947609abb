/** Milliseconds of the fastest turn: other work on the machine only ever adds. */
export async function bestOf(turns: number, ask: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now()
    await ask()
    best = Math.min(best, performance.now() - start)
  }
  return best
}
