import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a request can reach. */
const sources = ['app', 'components', 'lib', 'server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .concat('proxy.ts', 'instrumentation.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('no request can start a program', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(filesWith(/['"](node:)?child_process['"]/)).toEqual([])
})

test('no text is run as a program', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|['"](node:)?vm['"]/)).toEqual([])
})

test('no text becomes part of a page but by React', () => {
  expect(filesWith(/\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/)).toEqual([])
})

test('secrets are made of unpredictable random bits', () => {
  expect(filesWith(/Math\.random/)).toEqual([])
})

test('MD5 is used for nothing, and SHA-1 for the codes of authenticator apps alone', () => {
  expect(filesWith(/['"]md5['"]/i)).toEqual([])
  expect(filesWith(/['"]sha-?1['"]/i)).toEqual(['lib/accounts/secrets/totp.ts'])
})

test('no header lets other sites’ scripts read responses', () => {
  expect(filesWith(/access-control-allow/i)).toEqual([])
  expect(readFileSync('next.config.mjs', 'utf8')).not.toMatch(/access-control-allow/i)
})
