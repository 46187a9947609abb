import { PERSONAL_TABLES } from '../catalogue'

/** The file of a table in the export. */
export const fileOf = (table: string) => `${table.replaceAll('_', '-')}.json`

/** The text that comes first in an export: what each file holds, and what is in none. */
export function readMe(site: { name: string; privacyEmail: string }, madeAt: Date): string {
  const lines = PERSONAL_TABLES.map(({ table, what, exported }) =>
    exported ? `  ${fileOf(table)}: ${what}` : `  in no file, since it is of use to nobody else: ${what}`,
  )
  return [
    `Your data at ${site.name}, as of ${madeAt.toISOString()}`,
    '',
    'Each file holds a list in JSON, a format that programs and people can read. An empty list means that there is nothing.',
    '',
    ...lines,
    '',
    'Your password is kept in a form that cannot be read back, and the secret of an authenticator app is in no file either.',
    `Questions: ${site.privacyEmail}`,
    '',
  ].join('\n')
}
