/** What was measured, as docs/figures.md shows it: each figure as the newest run has it, beside the run before. */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { root } from '../scripts/bootstrap/project.mjs'

const FILE = path.join(root, 'docs/figures.md')
const HEAD = '| measurement | what | asked | newest | before |\n|---|---|---|---|---|\n'
const TABLE = /(<!-- measured -->\n)([\s\S]*?)(<!-- end of measured -->)/

/**
 * Writes figures of a measurement into the table. Those that it did not measure stay as they are.
 * @param {string} measurement
 * @param {{ what: string, measured: string, asked: string, isReached: boolean }[]} figures
 */
export function record(measurement, figures) {
  if (figures.length === 0) return
  const text = readFileSync(FILE, 'utf8')
  if (!TABLE.test(text)) throw new Error(`${FILE} has no table of what was measured.`)
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')}, load ${loadAtStart}`
  writeFileSync(
    FILE,
    text.replace(TABLE, (_, begin, table, end) => begin + withFigures(table, measurement, figures, when) + end),
  )
}

/** Of other work: what is measured adds to it soon. */
const loadAtStart = loadavg()[0].toFixed(1)

/**
 * The table with these figures in it. A figure that is missed stands in bold.
 * @param {string} when stands behind each
 */
export function withFigures(table, measurement, figures, when) {
  const rows = table
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  for (const { what, measured, asked, isReached } of figures) {
    const newest = `${isReached ? measured : `**${measured}**`} (${when})`
    const known = rows.find((row) => row[0] === measurement && row[1] === what)
    if (known) known.splice(2, 3, asked, newest, known[3])
    else rows.splice(endOf(rows, measurement), 0, [measurement, what, asked, newest, ''])
  }
  return HEAD + rows.map((row) => `| ${row.join(' | ')} |\n`).join('')
}

/** Behind the last row of this measurement; at the end, where there is none. */
function endOf(rows, measurement) {
  const last = rows.findLastIndex((row) => row[0] === measurement)
  return last === -1 ? rows.length : last + 1
}
