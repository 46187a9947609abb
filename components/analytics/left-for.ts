/** The list whose link to a provider was pressed last: of a change of pages without a load the browser tells nothing. */
let left: { path: string; id: string } | undefined

/** Remembers that a provider's page is opened from the page that is shown. */
export function leaveFor(id: string): void {
  left = { path: window.location.pathname, id }
}

/** The path of the list from which this provider's page was opened, if it was. */
export const listBefore = (id: string): string | undefined => (left?.id === id ? left.path : undefined)
