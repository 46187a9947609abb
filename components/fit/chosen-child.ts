/** Which child was looked at last, by its number, so that the next page shows the same one; forgotten with the tab. */
const KEY = 'own-fit-child'

export function keepChosen(id: number): void {
  try {
    sessionStorage.setItem(KEY, String(id))
  } catch {
    // Storage may be closed to us: then the next page begins with the first child.
  }
}

/** Its place among these children; the first where none was chosen, or another family's. */
export function chosenAmong(children: readonly { id: number }[]): number {
  let kept: string | null = null
  try {
    kept = sessionStorage.getItem(KEY)
  } catch {}
  return Math.max(
    0,
    children.findIndex(({ id }) => String(id) === kept),
  )
}
