import type { Translate } from '@/lib/platform/language/types'

/** Of a browser whose name we do not know, as it is stored. */
export const UNKNOWN_BROWSER = 'A browser'

/** A stored device name ("Firefox on Windows") as displayed. Names of programs and systems are the same in every language. */
export function deviceText(t: Translate<'accounts.devices'>, stored: string): string {
  const [name = '', system] = stored.split(' on ')
  const browser = name === UNKNOWN_BROWSER ? t('unknown') : name
  return system ? t('on', { browser, system }) : browser
}
