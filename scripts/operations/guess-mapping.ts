import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseStreet, splitAddress } from '@/lib/imports/cleaning/rules/streets'
import { columnKey } from '@/lib/imports/cleaning/rules/text'
import { type FileSample, guessFor, previewOf, readSample, viewColumns } from '@/lib/imports/guess/read-guess'
import { type Mapping, mappingFile, mistakesIn } from '@/lib/imports/presets/mapping-schema'
import { columnsOf } from '@/lib/imports/rules/columns'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { asWritten } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { dayOf } from '@/lib/platform/time/dates'

export const GUESS_USAGE = `     npm run import:providers -- FILE --guess [--state OH] [--sheet NAME] [--save-mapping MAPPING.json]
     npm run import:providers -- FILE --streets [the same]: lists the streets that are not understood`

export type GuessOptions = {
  path: string
  state?: string
  sheet?: string
  saveMapping?: string
  streetsOnly: boolean
}

/** Null if the arguments do not ask for a guess. */
export function readGuessOptions(args: string[]): GuessOptions | null {
  if (!args.includes('--guess') && !args.includes('--streets')) return null
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      guess: { type: 'boolean' },
      streets: { type: 'boolean' },
      state: { type: 'string' },
      sheet: { type: 'string' },
      'save-mapping': { type: 'string' },
    },
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new InvalidInputError(asWritten(`Use:\n${GUESS_USAGE}`))
  return {
    path,
    state: values.state,
    sheet: values.sheet,
    saveMapping: values['save-mapping'],
    streetsOnly: values.streets ?? false,
  }
}

/** Prints what the columns seem to mean and ten rows as they would be imported. Writes nothing except the mapping, if requested. */
export async function runGuess({ path, state, sheet, saveMapping, streetsOnly }: GuessOptions): Promise<void> {
  const sample = await readSample(path, sheet)
  const mapping = guessFor(sample, dayOf(now()), state?.toUpperCase())
  if (sheet) mapping.file = { sheet }
  if (streetsOnly) return listStreets(sample, mapping)
  printColumns(sample, mapping)
  const checked = mappingFile.safeParse(mapping, { reportInput: true })
  if (saveMapping) {
    await writeFile(saveMapping, `${JSON.stringify(mapping, null, 2)}\n`)
    console.log(`\nThe mapping is in ${saveMapping}. Please check title, source, sourceName, asOf and licenseIssuer.`)
  }
  if (!checked.success) {
    console.log(`\nPlease complete or correct: ${mistakesIn(checked.error).join(' ')}`)
    return
  }
  printPreview(sample, checked.data)
}

function meaningsByColumn(mapping: Mapping): Map<string, string[]> {
  const meanings = new Map<string, string[]>()
  const add = (column: string, meaning: string) => meanings.set(column, [...(meanings.get(column) ?? []), meaning])
  for (const [meaning, ref] of Object.entries(mapping.columns))
    for (const column of columnsOf(ref)) add(column, meaning)
  for (const [day, ref] of Object.entries(mapping.hours ?? {}))
    for (const column of typeof ref === 'string' ? [ref] : ref ? [ref.opens, ref.closes] : []) add(column, day)
  for (const { column, list, code } of mapping.flags ?? []) add(column, `${list}: ${code}`)
  for (const { column } of mapping.filter ?? []) add(column, 'filter')
  return meanings
}

function printColumns(sample: FileSample, mapping: Mapping): void {
  const meanings = meaningsByColumn(mapping)
  console.log(`${sample.fileName}: ${sample.rows.length.toLocaleString('en-US')} rows read as a sample.\n`)
  for (const { name, examples, isEmpty } of viewColumns(DEFAULT_LOCALE, mapping, sample)) {
    const meaning = meanings.get(name)?.join(', ') ?? (isEmpty ? '(empty)' : '(not read)')
    console.log(
      `${meaning.padEnd(24)} ${name.slice(0, 40).padEnd(40)} ${examples.map((text) => JSON.stringify(text)).join(' ')}`,
    )
  }
  if (mapping.kinds)
    console.log(
      `\nTypes: ${Object.entries(mapping.kinds)
        .map(([word, kind]) => `${word} = ${kind}`)
        .join('; ')}`,
    )
}

function printPreview(sample: FileSample, mapping: Mapping): void {
  const { rows, leftOut, columns } = previewOf(DEFAULT_LOCALE, mapping, sample)
  console.log('\nThe first rows as they would be imported:')
  for (const row of rows)
    console.log(
      `  ${[
        row.name,
        row.kind,
        row.street,
        row.place,
        row.phone,
        row.capacity && `${row.capacity} children`,
        row.ages,
        row.hours,
        row.license,
      ]
        .filter(Boolean)
        .join(' | ')}`,
    )
  for (const { count, reason } of leftOut)
    console.log(`\n${count.toLocaleString('en-US')} rows would not be imported, for example: ${reason}`)
  const unclearColumns = columns.filter(({ notUnderstood }) => notUnderstood > 0)
  if (unclearColumns.length > 0) console.log('\nNot understood:')
  for (const { column, filled, notUnderstood, examples } of unclearColumns)
    console.log(
      `  ${column}: ${notUnderstood.toLocaleString('en-US')} of ${filled.toLocaleString('en-US')}, for example ${examples.map((text) => `"${text}"`).join(', ')}`,
    )
}

/** Counts the streets and lists those that are not understood. For lists without homes only, because it prints streets. */
function listStreets(sample: FileSample, { columns }: Mapping): void {
  const names = [columns.street, columns.street2, columns.address].flatMap(columnsOf).map(columnKey)
  const streets = sample.rows.flatMap((row) => {
    const text = names
      .map((name) => row[name]?.trim() ?? '')
      .filter(Boolean)
      .join(', ')
    const street = columns.address ? (splitAddress(text)?.street ?? text) : text
    return street === '' ? [] : [street]
  })
  const notUnderstoodStreets = streets.filter((street) => parseStreet(street).is === 'not_understood')
  const share = (100 * (streets.length - notUnderstoodStreets.length)) / Math.max(streets.length, 1)
  console.log(
    `${(streets.length - notUnderstoodStreets.length).toLocaleString('en-US')} of ${streets.length.toLocaleString('en-US')} streets understood (${share.toFixed(2)} %).`,
  )
  for (const street of notUnderstoodStreets) console.log(`  ${street}`)
}
