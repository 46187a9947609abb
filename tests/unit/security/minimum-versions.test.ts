import { readFileSync } from 'node:fs'

const lock: { packages: Record<string, { version?: string } | undefined> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

/** Older ones have holes that are known. */
const AT_LEAST = { next: '16.2.11', 'next-auth': '4.24.15' }

function isAtLeast(version: string, least: string): boolean {
  const [have, want] = [version, least].map((text) => text.split('-')[0]?.split('.').map(Number) ?? [])
  const at = want?.findIndex((part, index) => have?.[index] !== part) ?? -1
  return at === -1 ? !version.includes('-') : (have?.[at] ?? 0) > (want?.[at] ?? 0)
}

test.each(Object.entries(AT_LEAST))('nobody installs a %s older than %s, at any depth', (name, least) => {
  const found = Object.entries(lock.packages).filter(([at]) => at.endsWith(`node_modules/${name}`))
  expect(found.length).toBeGreaterThan(0)
  for (const [at, entry] of found) expect([at, isAtLeast(entry?.version ?? '0', least)]).toEqual([at, true])
})

test('what comes before a version is older, also as a preview of it', () => {
  expect(['16.2.11', '16.2.12', '16.3.0', '17.0.0'].map((one) => isAtLeast(one, '16.2.11'))).not.toContain(false)
  expect(['16.2.10', '16.1.99', '15.9.9', '16.2.11-canary.1'].map((one) => isAtLeast(one, '16.2.11'))).not.toContain(
    true,
  )
})
