import { db } from '@/lib/platform/database/client'

/** Measures, and ends the process whatever is still open in it: with status 1 where it failed or a figure was missed. */
export function endAfter(run: () => Promise<void>): void {
  run()
    .then(() => db().$disconnect())
    .then(() => process.exit())
    .catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
}

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
