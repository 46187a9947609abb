import type { PersonalTable } from '../types'

export type Person = { id: number; email: string }

/** The condition under which a row is a person's, and its values. The names of columns come from the catalogue alone. */
export function ownRows(
  foundBy: PersonalTable['foundBy'],
  person: Person,
): { where: string; values: (string | number)[] } {
  const conditions = foundBy.map(({ column, is }, index) =>
    is === 'id' ? `"${column}" = $${index + 1}` : `lower("${column}"::text) = lower($${index + 1}::text)`,
  )
  return { where: conditions.join(' OR '), values: foundBy.map(({ is }) => person[is]) }
}
