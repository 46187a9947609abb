import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { UNUSED } from '../../scripts/bootstrap/lean-client.mjs'
import { leanGraph, readGraph, writeGraph } from '../../scripts/bootstrap/lean-graph.mjs'
import { root } from '../../scripts/bootstrap/root.mjs'

const strings = ['where', 'id', 'User.findMany', 'Role', 'role', 'Tour.findMany', 'author', 'data', 'Tour.createOne']
const NONE = -1
/** Two filters that nothing tells apart, each within itself (0 and 1), and one that is another by its mask (2). */
const graph = writeGraph({
  inputs: [
    [edge('id', 2), ['where', 0, 0, NONE, 32], ['role', 0, NONE, 'Role', 2]],
    [edge('id', 2), ['where', 0, 1, NONE, 32], ['role', 0, NONE, 'Role', 2]],
    [edge('id', 300), ['author', 0, 1, NONE, 32]],
    [['where', 0, 0, NONE, 32]],
    [['where', 0, 1, NONE, 32]],
    [['data', 0, 2, NONE, 48]],
  ].map((edges) =>
    edges.map(([name, mask, child, values, flags]) => [
      ...[strings.indexOf(name), mask, child, values === NONE ? NONE : strings.indexOf(values), flags],
    ]),
  ),
  outputs: [[[strings.indexOf('author'), 4, 1]], [[strings.indexOf('author'), 3, 0]]],
  roots: [
    [strings.indexOf('User.findMany'), 3, 0],
    [strings.indexOf('Tour.findMany'), 4, 1],
    [strings.indexOf('Tour.createOne'), 5, NONE],
  ],
})

function edge(name, mask) {
  return [name, mask, NONE, NONE, 1]
}

test('the smaller graph says of every path what the whole one says', () => {
  const lean = leanGraph({ strings, graph })
  assert.deepEqual(pathsOf(lean.strings, lean.graph), pathsOf(strings, graph))
  assert.deepEqual([...lean.strings].sort(), [...strings].sort())
})

test('what nothing tells apart is there once, and what a mask tells apart twice', () => {
  const { inputs, outputs } = readGraph(leanGraph({ strings, graph }).graph)
  assert.equal(inputs.length, 4)
  assert.equal(outputs.length, 1)
})

test('what is not used is left out below the arguments of a call, with all that it alone leads to', () => {
  const lean = leanGraph({ strings, graph }, ['author', 'data'])
  assert.equal(
    readGraph(lean.graph).inputs.flat().length,
    readGraph(leanGraph({ strings, graph }).graph).inputs.flat().length - 1,
  )
  const others = pathsOf(strings, graph).filter((path) => !/^Tour[.]createOne[.]data[. ]author/.test(path))
  assert.deepEqual(pathsOf(lean.strings, lean.graph), others)
})

test('no command changes related rows along in a way that the client was told is unused', () => {
  const files = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
  const nested = new RegExp(String.raw`\b(${UNUSED.filter((name) => name !== 'update').join('|')}): [{[(](?!\})`)
  const found = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.includes('.test.') &&
      nested.test(readFileSync(path.join(root, 'lib', file), 'utf8')),
  )
  assert.deepEqual(found, [])
})

test('names of edges come last', () => {
  const lean = leanGraph({ strings, graph })
  const names = readGraph(lean.graph).inputs.flatMap((edges) => edges.map(({ name }) => name))
  assert.equal(Math.min(...names), 4)
})

test('the generated client has its query compiler and what it knows of the schema in files, not as text', async () => {
  const generated = path.join(root, 'prisma/generated')
  const source = readFileSync(path.join(generated, 'internal/class.ts'), 'utf8')
  assert.doesNotMatch(source, /wasm-base64|"[^"\n]{1000}/)
  const { wasm } = await import('@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs')
  assert.ok(readFileSync(path.join(generated, 'query-compiler.wasm')).equals(Buffer.from(wasm, 'base64')))
})

test('the generated client has a graph that cannot be made smaller', () => {
  const { parameterizationSchema: own } = JSON.parse(
    readFileSync(path.join(root, 'prisma/generated/schema.json'), 'utf8'),
  )
  assert.equal(readGraph(leanGraph(own).graph).inputs.length, readGraph(own.graph).inputs.length)
})

/** Every edge that a root leads to within four steps, with all that is said about it. */
function pathsOf(names, text) {
  const { inputs, outputs, roots } = readGraph(text)
  const said = []
  const follow = (at, index, steps) => {
    if (index < 0 || steps === 0) return
    for (const { name, mask, child, values, flags } of inputs[index]) {
      said.push([at, names[name], mask, names[values], flags, child < 0].join(' '))
      follow(`${at}.${names[name]}`, child, steps - 1)
    }
  }
  const select = (at, index, steps) => {
    if (index < 0 || steps === 0) return
    for (const { name, args, output } of outputs[index]) {
      follow(`${at}/${names[name]}`, args, steps)
      select(`${at}/${names[name]}`, output, steps - 1)
    }
  }
  for (const { name, args, output } of roots) {
    follow(names[name], args, 4)
    select(names[name], output, 4)
  }
  return said.sort()
}
