import { db } from '@/lib/platform/db'

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
