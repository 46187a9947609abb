import { caseWord } from './case-word'
import { caseWords } from './case-words'
import { hasOneCase, plainText } from './plain-text'

/** A city or a county: "ST. JOHNS" -> "St. Johns", "MC INTOSH" -> "McIntosh", "LAND O LAKES" -> "Land O Lakes". */
export function cleanPlaceName(value: string): string | null {
  const text = plainText(value)?.replace(/^[\s,.;-]+|[\s,;-]+$/g, '')
  if (!text) return null
  if (!hasOneCase(text)) return text
  return caseWords(
    text
      .toUpperCase()
      .replace(/\bMC (?=\p{L}{3})/gu, 'MC')
      .split(' '),
    caseWord,
  ).join(' ')
}
