/**
 * npm run measure:code: counts source files and their lines, folders with too many entries, and the modules that the search page
 * imports, down to the SQL. Writes the result into docs/figures.md.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { record } from '../../bench/record.mjs'
import { refuseArguments } from '../bootstrap/node-version.mjs'
import { root } from '../bootstrap/project.mjs'

refuseArguments('npm run measure:code')

const TREES = ['app', 'components', 'lib', 'server', 'prisma', 'scripts', 'bench', 'tests']
/** Exempt: they contain an entry per room, or per migration. */
const WIDE_FOLDERS = [
  'lib',
  'components',
  'tests/components',
  'tests/integration',
  'tests/e2e',
  'prisma/schema',
  'prisma/migrations',
]
const MAX_ENTRIES = 15
const MAX_LINES = 400
/** Tables of data, which may be longer. */
const DATA_TABLES = ['lib/imports/presets/states.ts']
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
const sourceFiles = files.filter((one) => !isTest(one)).sort((a, b) => a.lines - b.lines)
const linesOf = (selected) => selected.reduce((sum, { lines }) => sum + lines, 0)
const linesAtPercentile = (share) => sourceFiles[Math.floor(sourceFiles.length * share)].lines

const wideFolders = [...entriesByFolder()].filter(
  ([folder, entries]) => entries.size > MAX_ENTRIES && !folder.startsWith('app') && !WIDE_FOLDERS.includes(folder),
)
const longFiles = sourceFiles.filter(({ file, lines }) => lines > MAX_LINES && !DATA_TABLES.includes(file))
const reachedModules = modulesReachedFrom('app/[locale]/(site)/search/page.tsx')

console.log(`${sourceFiles.length} source files in ${folderCount()} folders, ${linesOf(sourceFiles)} lines`)
console.log(
  `${linesOf(files.filter(isTest))} lines of tests; a source file has ${linesAtPercentile(0.5)} lines in the median, p90 ${linesAtPercentile(0.9)}`,
)
for (const { file, lines } of longFiles) console.log(`  over ${MAX_LINES} lines: ${file} ${lines}`)
for (const [folder, { size }] of wideFolders) console.log(`  over ${MAX_ENTRIES} entries: ${folder} ${size}`)
console.log(`the search page reaches ${reachedModules.length} modules, ${linesOf(reachedModules)} lines`)

record('measure:code', [
  figure('source files', sourceFiles.length, 1_300),
  figure(`folders with over ${MAX_ENTRIES} entries`, wideFolders.length, 0),
  figure(`files over ${MAX_LINES} lines`, longFiles.length, 0),
  figure('modules that the search page reaches', reachedModules.length, 150),
])

function figure(what, measured, max) {
  return { what, measured: String(measured), target: `at most ${max}`, isReached: measured <= max }
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
  return new Set(sourceFiles.map(({ file }) => path.dirname(file))).size
}

/** Our own modules that this one imports, directly or indirectly, dynamic imports included; type imports do not count. */
function modulesReachedFrom(start) {
  const byPath = new Map(files.map((one) => [one.file, one]))
  const seen = new Set()
  const pending = [start]
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    pending.push(
      ...importsOf(byPath.get(file))
        .map((name) => resolve(file, name, byPath))
        .filter(Boolean),
    )
  }
  return [...seen].map((file) => byPath.get(file))
}

function importsOf({ text }) {
  return Array.from(text.matchAll(IMPORT), ([, name, dynamicName]) => name ?? dynamicName)
}

function resolve(from, name, byPath) {
  const target = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), name)
      : undefined
  return ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => target + end).find((file) => byPath.has(file))
}
