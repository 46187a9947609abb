import type { RecordKind } from '@/lib/imports/schema/record-mapping'
import { mappingTexts, recordTexts } from './texts'

/** The mapping file that the form's fields say; what is empty is left out. The server judges it. */
export function mappingOf(fields: FormData): object {
  const kinds = wordsOf(textOf(fields, 'kinds'))
  const state = textOf(fields, 'state').toUpperCase()
  return {
    ...said(fields, ['title', 'source', 'sourceName', 'asOf', 'defaultKind', 'licenseIssuer']),
    ...(state && { state }),
    columns: columnsOf(fields, 'column', mappingTexts.of),
    ...(Object.keys(kinds).length > 0 && { kinds }),
  }
}

/** The same for licenses or inspections. The column of the license number says whose a row is, and which license it is. */
export function recordMappingOf(fields: FormData, kind: RecordKind): object {
  const match = columnsOf(fields, 'match', recordTexts.match)
  const worded = recordTexts.worded[kind].flatMap(({ name }) => {
    const column = textOf(fields, `word-${name}`)
    return column === '' ? [] : [[name, { column, words: meaningsOf(name, textOf(fields, `words-${name}`)) }]]
  })
  return {
    ...said(fields, ['source', 'issuer', 'asOf']),
    match,
    [kind]: {
      ...(kind === 'license' && match.licenseNumber && { number: match.licenseNumber }),
      ...columnsOf(fields, kind, recordTexts.of[kind]),
      ...Object.fromEntries(worded),
    },
  }
}

const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim()
const entry = (name: string, value: string): [string, string][] => (value === '' ? [] : [[name, value]])

const said = (fields: FormData, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => entry(name, textOf(fields, name))))

const columnsOf = (fields: FormData, group: string, labels: object): Record<string, string> =>
  Object.fromEntries(Object.keys(labels).flatMap((key) => entry(key, textOf(fields, `${group}-${key}`))))

/** "Home A = family_home", one a line. */
function wordsOf(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => line.split('=').map((part) => part.trim()))
  return Object.fromEntries(lines.flatMap(([theirs = '', ours = '']) => (theirs === '' ? [] : [[theirs, ours]])))
}

const ANSWERS: Record<string, boolean> = { yes: true, no: false }

/** Of a result the mapping wants to know whether it means violations. */
function meaningsOf(name: string, text: string): Record<string, string | boolean> {
  const words = Object.entries(wordsOf(text))
  return Object.fromEntries(
    words.map(([theirs, ours]) => [theirs, name === 'result' ? (ANSWERS[ours.toLowerCase()] ?? ours) : ours]),
  )
}
