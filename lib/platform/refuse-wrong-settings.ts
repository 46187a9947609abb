import 'server-only'
import { env } from './env'

/** Ends a server whose environment is wrong with a sentence that names what, so that nobody finds out by visiting. */
export function refuseWrongSettings(): void {
  try {
    env()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
