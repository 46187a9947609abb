/** npm run measure:code: how long files are, how many run in the browser, and how much of lib/ is tested (docs/figures.md, "The code"). */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
console.log(
  `lines of a file: median ${source[Math.floor(source.length / 2)].lines}, p90 ${source[Math.floor(source.length * 0.9)].lines}`,
)
for (const { path, lines } of source.filter((file) => file.lines > 250)) console.log(`  over 250: ${path} ${lines}`)
const clients = source.filter(({ isClient }) => isClient).length
console.log(`'use client': ${clients} of ${source.length}, ${(clients / source.length).toFixed(2)}`)
const libLines = linesOf(source.filter(inLib))
console.log(
  `lib: ${libLines} lines, ${linesOf(testsOfLib)} lines of unit and integration tests, ${(linesOf(testsOfLib) / libLines).toFixed(2)}`,
)
