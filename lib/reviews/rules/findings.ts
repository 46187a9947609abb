import { STRONG_WORDS } from '../catalogue/strong-words'

const LINK = /https?:\/\/|\bwww\.|(?<![@\w-])[\w-]+\.(?:com|net|org|info|biz|edu|gov|us|io|co|app|site|shop|me)\b(?!@)/i
/** Begins only where a word does, so that a text without one is read once, however long it is. */
const MAIL = /(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]{2,}/
/** Ten digits of a US number, with an optional 1 before, in the ways in which people write it. */
const PHONE = /(?<!\d)(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/

export const findsLink = (text: string): boolean => LINK.test(text.replace(MAIL, ''))
/** A phone number or an e-mail address. */
export const findsContact = (text: string): boolean => MAIL.test(text) || PHONE.test(text)

export const findsStrongWord = (text: string): boolean => {
  const said = new Set(wordsOf(text))
  return STRONG_WORDS.some((word) => said.has(word))
}

/** Whether one of these names is said as a word of its own; one letter is no name. */
export function findsName(text: string, names: readonly string[]): boolean {
  const said = ` ${wordsOf(text).join(' ')} `
  return names.some((name) => {
    const words = wordsOf(name).join(' ')
    return words.length > 1 && said.includes(` ${words} `)
  })
}

/** Lower case, without accents and punctuation. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
