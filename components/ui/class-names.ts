/** Joins class names, skipping falsy ones. Later ones do not override earlier ones: use variants instead. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
