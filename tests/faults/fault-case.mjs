import { test as nodeTest } from 'node:test'

/** Longer than all waits of any case together; each of them has its own timeout and says what it waited for. */
const TIMEOUT_MS = 150_000

/** A test with a timeout: a wait that never ends fails here, and the run continues. */
export function test(name, ...rest) {
  const body = rest.pop()
  return nodeTest(name, { timeout: TIMEOUT_MS, ...rest[0] }, body)
}
