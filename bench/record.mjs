/** The table of measured figures in docs/figures.md: the newest run of each figure and the one before. */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { root } from '../scripts/bootstrap/project.mjs'

const FILE = path.join(root, 'docs/figures.md')
const HEAD = '| measurement | what | target | newest | before |\n|---|---|---|---|---|\n'
const TABLE = /(<!-- measured -->\n)([\s\S]*?)(<!-- end of measured -->)/

/**
 * Writes the figures of a measurement into the table. Rows that it did not measure stay unchanged.
 * @param {string} measurement
 * @param {{ what: string, measured: string, target: string, isReached: boolean }[]} figures
 */
export function record(measurement, figures) {
  if (figures.length === 0) return
  const text = readFileSync(FILE, 'utf8')
  if (!TABLE.test(text)) throw new Error(`${FILE} has no table of measured figures.`)
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')}, load ${loadAtStart}`
  writeFileSync(
    FILE,
    text.replace(TABLE, (_, begin, table, end) => begin + withFigures(table, measurement, figures, when) + end),
  )
}

/** The load of other work, read before the measurement adds to it. */
const loadAtStart = loadavg()[0].toFixed(1)

/**
 * The table with these figures. Missed targets are bold.
 * @param {string} when added to each figure
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
  for (const { what, measured, target, isReached } of figures) {
    const newest = `${isReached ? measured : `**${measured}**`} (${when})`
    const known = rows.find((row) => row[0] === measurement && row[1] === what)
    if (known) known.splice(2, 3, target, newest, known[3])
    else rows.splice(endOf(rows, measurement), 0, [measurement, what, target, newest, ''])
  }
  return HEAD + rows.map((row) => `| ${row.join(' | ')} |\n`).join('')
}

/** The index after the last row of this measurement, or at the end if there is none. */
function endOf(rows, measurement) {
  const last = rows.findLastIndex((row) => row[0] === measurement)
  return last === -1 ? rows.length : last + 1
}
