import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure } from './failure.mjs'

const TEXT = String.raw`("(?:[^"\\]|\\.)*")`
const SCHEMA = new RegExp(`"inlineSchema": ${TEXT}`)
const MODELS = new RegExp(String.raw`config\.runtimeDataModel = JSON\.parse\(${TEXT}\)`)
const ARGUMENTS = new RegExp(
  String.raw`config\.parameterizationSchema = \{\s*strings: JSON\.parse\(${TEXT}\),\s*graph: ${TEXT}\s*\}`,
)
const COMPILER =
  /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[^"]+)"\)\s*return await decodeBase64AsWasm\(wasm\)/

/**
 * Has the generated client read what it knows of the schema and its query compiler from files: the text of a module stays in memory beside
 * what it says, and a build has several copies of the module (docs/decisions/0319).
 */
export async function makeClientLean(root, generated) {
  const file = path.join(generated, 'internal/class.ts')
  const source = readFileSync(file, 'utf8')
  const [schema, models, known, compiler] = [SCHEMA, MODELS, ARGUMENTS, COMPILER].map((form) => form.exec(source))
  if (!schema || !models || !known || !compiler)
    throw new Failure(
      'Prisma writes its client in another form than scripts/bootstrap/lean-client.mjs knows: adapt that.',
    )
  const { wasm } = await import(pathToFileURL(path.join(root, 'node_modules', compiler[1])).href)
  writeFileSync(path.join(generated, 'query-compiler.wasm'), Buffer.from(wasm, 'base64'))

  const content = JSON.stringify({
    inlineSchema: JSON.parse(schema[1]),
    runtimeDataModel: JSON.parse(JSON.parse(models[1])),
    parameterizationSchema: { strings: JSON.parse(JSON.parse(known[1])), graph: JSON.parse(known[2]) },
  })
  writeFileSync(path.join(generated, 'schema.json'), content)
  const name = `nookling.schema.${createHash('sha256').update(content).digest('base64url').slice(0, 16)}`
  writeFileSync(
    file,
    source
      .replace('import * as runtime', () => "import { readFileSync } from 'node:fs'\nimport * as runtime")
      .replace(schema[0], () => '"inlineSchema": ""')
      .replace(models[0], () => '')
      .replace(
        known[0],
        () => `// On globalThis: a bundle holds this file several times.
const kept = Symbol.for('${name}')
Object.assign(config, globalThis[kept] ??= JSON.parse(readFileSync('prisma/generated/schema.json', 'utf8')))`,
      )
      .replace(
        compiler[0],
        () => "return new WebAssembly.Module(readFileSync('prisma/generated/query-compiler.wasm'))",
      ),
  )
}
