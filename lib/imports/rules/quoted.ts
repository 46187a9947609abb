/** At most 40 characters of what the file says, for a sentence. */
export function quoted(value: string): string {
  const text = value.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`
}
