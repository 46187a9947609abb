/** What is typed and not sent yet, in this tab alone, so that neither a failure nor an ended session loses it. */
const keyOf = (userId: number, name: string) => `draft:${userId}:${name}`

export function readDraft(userId: number, name: string): Record<string, string> {
  const stored = store((storage) => storage.getItem(keyOf(userId, name)))
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

export function keepDraft(userId: number, name: string, fields: Record<string, string>): void {
  store((storage) => storage.setItem(keyOf(userId, name), JSON.stringify(fields)))
}

export function forgetDraft(userId: number, name: string): void {
  store((storage) => storage.removeItem(keyOf(userId, name)))
}

/** A browser that keeps nothing still sends. */
function store<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
