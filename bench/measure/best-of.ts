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

/** What stands behind a line that missed its figure, which also ends the measurement with status 1; else nothing. */
export function overMark(isOver: boolean, limitMs: number): string {
  if (!isOver) return ''
  process.exitCode = 1
  return `: OVER ${limitMs} ms`
}
