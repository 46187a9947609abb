import { test as nodeTest } from 'node:test'

/** Longer than the waits of any case together, each of which has an end of its own and says what it waited for. */
const LONGEST_MS = 150_000

/** A case with an end: whoever waits for something that has none ends there, and the run goes on. */
export function test(name, ...rest) {
  const body = rest.pop()
  return nodeTest(name, { timeout: LONGEST_MS, ...rest[0] }, body)
}
