/**
 * npm run measure:code: how many source files there are and how long they are, folders with too many entries, and how many modules
 * the search page reaches from its address to the SQL. Written into docs/figures.md.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { record } from '../../bench/record.mjs'
import { root } from '../bootstrap/project.mjs'

const TREES = ['app', 'components', 'lib', 'server', 'prisma', 'scripts', 'bench', 'tests']
/** They hold a folder or file for each room, or one for each change of the database. */
const WIDE_FOLDERS = [
  'lib',
  'components',
  'tests/components',
  'tests/integration',
  'tests/e2e',
  'prisma/schema',
  'prisma/migrations',
]
const MOST_ENTRIES = 15
const MOST_LINES = 400
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

const tracked = execFileSync('git', ['ls-files', ...TREES], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const files = tracked
  .filter((file) => /\.(tsx?|mjs|js)$/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return { file, text, lines: text.split('\n').length - 1 }
  })
const isTest = ({ file }) => /\.test\.|^tests\//.test(file)
const source = files.filter((one) => !isTest(one)).sort((a, b) => a.lines - b.lines)
const linesOf = (some) => some.reduce((sum, { lines }) => sum + lines, 0)
const linesAt = (share) => source[Math.floor(source.length * share)].lines

const wide = [...entriesByFolder()].filter(
  ([folder, entries]) => entries.size > MOST_ENTRIES && !folder.startsWith('app') && !WIDE_FOLDERS.includes(folder),
)
const long = source.filter(({ lines }) => lines > MOST_LINES)
const reached = modulesReachedFrom('app/(site)/search/page.tsx')

console.log(`${source.length} source files in ${folderCount()} folders, ${linesOf(source)} lines`)
console.log(
  `${linesOf(files.filter(isTest))} lines of tests; a source file has ${linesAt(0.5)} lines in the median, p90 ${linesAt(0.9)}`,
)
for (const { file, lines } of long) console.log(`  over ${MOST_LINES} lines: ${file} ${lines}`)
for (const [folder, { size }] of wide) console.log(`  over ${MOST_ENTRIES} entries: ${folder} ${size}`)
console.log(`the search page reaches ${reached.length} modules, ${linesOf(reached)} lines`)

record('measure:code', [
  figure('source files', source.length, 1_300),
  figure(`folders with over ${MOST_ENTRIES} entries`, wide.length, 0),
  figure(`files over ${MOST_LINES} lines`, long.length, 0),
  figure('modules that the search page reaches', reached.length, 150),
])

function figure(what, measured, most) {
  return { what, measured: String(measured), asked: `at most ${most}`, isReached: measured <= most }
}

function entriesByFolder() {
  const folders = new Map()
  for (const file of tracked) {
    const parts = file.split('/')
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/')
      folders.set(folder, (folders.get(folder) ?? new Set()).add(parts[depth]))
    }
  }
  return folders
}

function folderCount() {
  return new Set(source.map(({ file }) => path.dirname(file))).size
}

/** Modules of ours that loading this one loads, now or later; types load nothing. */
function modulesReachedFrom(start) {
  const byPath = new Map(files.map((one) => [one.file, one]))
  const seen = new Set()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(
      ...importsOf(byPath.get(file))
        .map((name) => resolve(file, name, byPath))
        .filter(Boolean),
    )
  }
  return [...seen].map((file) => byPath.get(file))
}

function importsOf({ text }) {
  return Array.from(text.matchAll(IMPORT), ([, name, later]) => name ?? later)
}

function resolve(from, name, byPath) {
  const target = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), name)
      : undefined
  return ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => target + end).find((file) => byPath.has(file))
}
