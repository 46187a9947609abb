/** Names what is wrong with the environment, with status 1. The server's start asks it, so that nobody finds out by visiting. */
import { parseEnv } from '@/lib/platform/env'

try {
  parseEnv(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
