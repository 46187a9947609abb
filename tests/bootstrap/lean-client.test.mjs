import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/bootstrap/root.mjs'

const generated = path.join(root, 'prisma/generated')

test('the generated client has its query compiler and what it knows of the schema in files, not as text', async () => {
  const source = readFileSync(path.join(generated, 'internal/class.ts'), 'utf8')
  assert.doesNotMatch(source, /wasm-base64|"[^"\n]{1000}/)
  const { wasm } = await import('@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs')
  assert.ok(readFileSync(path.join(generated, 'query-compiler.wasm')).equals(Buffer.from(wasm, 'base64')))
  const known = JSON.parse(readFileSync(path.join(generated, 'schema.json'), 'utf8'))
  assert.ok(known.runtimeDataModel.models.Provider)
  assert.ok(known.parameterizationSchema.strings.includes('Provider.findMany'))
})
