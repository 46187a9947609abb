import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure } from './failure.mjs'
import { leanGraph } from './lean-graph.mjs'

const COMPILER_IMPORT =
  /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[^"]+)"\)\s*return await decodeBase64AsWasm\(wasm\)/
const STRINGS = /strings: JSON\.parse\(("(?:[^"\\]|\\.)*")\)/
const GRAPH = /graph: "([^"]*)"/

/**
 * What a process holds of the generated client for as long as it lives, made small (docs/decisions/0319): the query compiler is read from a
 * file, since as a module it stays in memory as text, twice; and of the graph of arguments what is alike is there once.
 */
export async function makeClientLean(root, generated) {
  const file = path.join(generated, 'internal/class.ts')
  const source = readFileSync(file, 'utf8')
  const [compiler, strings, graph] = [COMPILER_IMPORT, STRINGS, GRAPH].map((form) => form.exec(source))
  if (!compiler || !strings || !graph)
    throw new Failure(
      'Prisma writes its client in another form than scripts/bootstrap/lean-client.mjs knows: adapt that.',
    )
  const { wasm } = await import(pathToFileURL(path.join(root, 'node_modules', compiler[1])).href)
  writeFileSync(path.join(generated, 'query-compiler.wasm'), Buffer.from(wasm, 'base64'))
  const lean = leanGraph({ strings: JSON.parse(JSON.parse(strings[1])), graph: graph[1] })
  writeFileSync(
    file,
    source
      .replace(
        compiler[0],
        () => `const { readFile } = await import('node:fs/promises')
    return new WebAssembly.Module(await readFile('prisma/generated/query-compiler.wasm'))`,
      )
      .replace(STRINGS, () => `strings: JSON.parse(${JSON.stringify(JSON.stringify(lean.strings))})`)
      .replace(GRAPH, () => `graph: "${lean.graph}"`),
  )
}
