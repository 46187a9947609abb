import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files that a request can reach. */
const sources = ['app', 'components', 'lib', 'server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .concat('proxy.ts', 'instrumentation.ts', 'instrumentation-node.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('no request can start a program', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(filesWith(/['"](node:)?child_process['"]/)).toEqual([])
})

test('no text is run as code', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|['"](node:)?vm['"]/)).toEqual([])
})

test('text only becomes part of a page through React', () => {
  expect(filesWith(/\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/)).toEqual([])
})

test('secrets come from cryptographically secure random numbers', () => {
  expect(filesWith(/Math\.random/)).toEqual([])
})

test('MD5 is not used, and SHA-1 only for the codes of authenticator apps', () => {
  expect(filesWith(/['"]md5['"]/i)).toEqual([])
  expect(filesWith(/['"]sha-?1['"]/i)).toEqual(['lib/accounts/secrets.ts'])
})

test('no header lets the scripts of other sites read responses', () => {
  expect(filesWith(/access-control-allow/i)).toEqual([])
  expect(readFileSync('next.config.mjs', 'utf8')).not.toMatch(/access-control-allow/i)
})

test('nothing turns off the verification of certificates', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|ignoreTLS|no-verify/)).toEqual([])
})
