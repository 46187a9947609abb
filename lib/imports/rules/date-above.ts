import { cleanDate } from './clean-numbers'

/** The day that stands alone in a line above the header, as some states date their files; null when there is none. */
export function dateIn(above: readonly (readonly string[])[]): string | null {
  for (const record of above) {
    const [only, ...others] = record.filter((field) => field.trim() !== '')
    const date = only !== undefined && others.length === 0 ? cleanDate(only.replace(/^\uFEFF/, '')) : null
    if (date !== null) return date
  }
  return null
}
