import { db } from '@/lib/platform/database/client'

/** Runs a measurement and exits the process, with status 1 if it failed or a target was missed. */
export function runMeasurement(run: () => Promise<void>): void {
  run()
    .then(() => db().$disconnect())
    .then(() => process.exit())
    .catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
}

/** Milliseconds of the fastest turn: other work on the machine can only add time. */
export async function bestOf(turns: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now()
    await work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}
