import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from '@/lib/platform/config/env'

/** Read by the commands that start the server or by deploy/compose.yaml, not by the server. */
const READ_ELSEWHERE = ['HOST', 'PORT', 'POSTGRES_PASSWORD']

const lines = readFileSync(path.join(process.cwd(), '.env.example'), 'utf8').split('\n')
const assignments = lines.flatMap((line, at) => {
  const match = /^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line)
  return match?.[1] ? [{ name: match[1], value: match[2] ?? '', isSet: !line.startsWith('#'), at }] : []
})
const source = readFileSync(path.join(process.cwd(), 'lib/platform/config/env.ts'), 'utf8')
const known = Array.from(source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm), ([, name]) => name ?? '')

test('describes every variable that the product reads, and no other', () => {
  expect(known.length).toBeGreaterThan(5)
  expect(assignments.map(({ name }) => name).sort()).toEqual([...known, ...READ_ELSEWHERE].sort())
})

test('describes in words what every variable does and what happens without it', () => {
  for (const { at, name } of assignments.filter((one) => !READ_ELSEWHERE.includes(one.name))) {
    const paragraph = lines.slice(0, at).join('\n').split('\n\n').at(-1) ?? ''
    expect(`${name}: ${paragraph}`).toMatch(/(# .+){1}/)
    expect(`${name}: ${paragraph}`).toMatch(/Default|No default|set by the commands/)
  }
})

test('an unchanged copy of the file is a valid environment with the defaults', () => {
  const copied = Object.fromEntries(assignments.filter((one) => one.isSet).map(({ name, value }) => [name, value]))
  const { DATABASE_URL } = copied
  expect(parseEnv(copied)).toEqual(parseEnv({ DATABASE_URL }))
})
