/**
 * The way back after signing in: a path of this site, or null for whatever a browser would read as an address elsewhere
 * (`//evil.example`, `/\evil.example`, `https:...`).
 */
export function safePath(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 2_000 || !typed.startsWith('/')) return null
  // Browsers drop tabs and line breaks, and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(typed)) return null
  const here = 'http://here.invalid'
  const url = URL.canParse(typed, here) ? new URL(typed, here) : null
  // A path such as "/.//evil.example" becomes one that begins with two slashes.
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}
