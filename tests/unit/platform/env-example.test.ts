import { readFileSync } from 'node:fs'
import { parseEnv } from '@/lib/platform/env'

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)

/** Read by scripts/start.mjs before the product runs. */
const OF_THE_SERVER = ['HOST', 'PORT']

test('an operator finds every variable in .env.example, and no other', () => {
  const read = Object.keys(
    parseEnv({
      DATABASE_URL: 'postgresql://localhost/x',
      NEXTAUTH_SECRET: 'x'.repeat(32),
      REVALIDATE_SECRET: 'x'.repeat(16),
    }),
  )
  expect(Object.keys(example).sort()).toEqual([...read, ...OF_THE_SERVER].sort())
})

test('an operator who copies .env.example unchanged has a usable environment', () => {
  expect(() => parseEnv(example)).not.toThrow()
})
