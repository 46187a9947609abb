export type Toast = {
  title: string
  description?: string
  /** destructive: something failed; it is announced at once and stays until dismissed. */
  tone?: 'plain' | 'destructive'
}

export type ShownToast = Toast & { id: number }

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a short message above the page; the Toaster of the frame paints it. At most three stand at once, the oldest goes first. */
export function showToast(toast: Toast): number {
  lastId += 1
  publish([...shown, { ...toast, id: lastId }].slice(-3))
  return lastId
}

export function dismissToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id))
}

export function currentToasts(): readonly ShownToast[] {
  return shown
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
