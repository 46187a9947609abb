/**
 * Structured data as the text of a script element. "<" is escaped, since "</script>" in a provider's name would end the
 * element and run what follows; U+2028 and U+2029 end lines for old readers.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
