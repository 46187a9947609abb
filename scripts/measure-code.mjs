/** npm run measure:code: how long files are, how many run in the browser, and how much of lib/ is tested. Written into docs/figures.md. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { record } from '../bench/record.mjs'
import { root } from './bootstrap/root.mjs'

const TREES = ['app', 'components', 'lib', 'prisma', 'scripts', 'bench', 'tests']
const files = execFileSync('git', ['ls-files', ...TREES], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
  .map((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8')
    return { path, lines: text.split('\n').length - 1, isClient: /^'use client'/m.test(text) }
  })

const isTest = ({ path }) => /\.test\.|^tests\//.test(path)
const source = files.filter((file) => !isTest(file)).sort((a, b) => a.lines - b.lines)
const linesOf = (some) => some.reduce((sum, { lines }) => sum + lines, 0)
const inLib = ({ path }) => path.startsWith('lib/')
const testsOfLib = files.filter((file) => isTest(file) && /^lib\/|^tests\/(integration|unit)\//.test(file.path))

console.log(`${source.length} source files, ${linesOf(source)} lines; ${linesOf(files.filter(isTest))} lines of tests`)
for (const { path, lines } of source.filter((file) => file.lines > 250)) console.log(`  over 250: ${path} ${lines}`)

const linesAt = (share) => source[Math.floor(source.length * share)].lines
const clients = source.filter(({ isClient }) => isClient).length / source.length
const tested = linesOf(testsOfLib) / linesOf(source.filter(inLib))
const figures = [
  { what: 'median file, lines', measured: `${linesAt(0.5)}`, asked: 'at most 50', isReached: linesAt(0.5) <= 50 },
  { what: 'p90, lines', measured: `${linesAt(0.9)}`, asked: 'at most 150', isReached: linesAt(0.9) <= 150 },
  { what: "share with 'use client'", measured: clients.toFixed(2), asked: 'at most 0.2', isReached: clients <= 0.2 },
  {
    what: 'lines of tests for a line of lib/',
    measured: tested.toFixed(2),
    asked: 'at least 1',
    isReached: tested >= 1,
  },
]
for (const { what, measured, asked } of figures) console.log(`${what.padEnd(38)} ${measured} (${asked})`)
record('measure:code', figures)
