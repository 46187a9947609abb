/** Joins class names, leaving out what a condition switched off. Later ones do not undo earlier ones: give variants instead. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
