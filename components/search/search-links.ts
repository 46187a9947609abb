/** What a press or a form on the search page asks for; null when it is the browser's business. */

export function searchOfPress(event: MouseEvent, searchPath: string): { href: string; toResults: boolean } | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hash || link.origin !== window.location.origin) return null
  if (link.pathname !== searchPath) return null
  return { href: link.pathname + link.search, toResults: link.closest('[data-pages]') !== null }
}

/** The address that the browser would send the form to, without what was left empty. */
export function searchOfForm(form: HTMLFormElement, searchPath: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value)
  return `${searchPath}?${query}`
}
