import type { Translate } from '@/lib/platform/language/types'

/** Stored as the name of a browser that we do not recognize. */
const UNKNOWN_BROWSER = 'A browser'

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/** A device name people recognize in a list: "Firefox on Windows". Nothing else of the header is stored. */
export function deviceName(userAgent: string | null): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? UNKNOWN_BROWSER
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return system ? `${browser} on ${system}` : browser
}

/** A stored device name ("Firefox on Windows") as displayed. Names of programs and systems are the same in every language. */
export function deviceText(t: Translate<'accounts.devices'>, stored: string): string {
  const [name = '', system] = stored.split(' on ')
  const browser = name === UNKNOWN_BROWSER ? t('unknown') : name
  return system ? t('on', { browser, system }) : browser
}
