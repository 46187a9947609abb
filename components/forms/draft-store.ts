/** Unsent input, in this tab only, so that neither an error nor an expired session loses it. */
const PREFIX = 'draft:'
const keyOf = (userId: number, name: string) => `${PREFIX}${userId}:${name}`

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

export function storeDraft(userId: number, name: string, fields: Record<string, string>): void {
  store((storage) => storage.setItem(keyOf(userId, name), JSON.stringify(fields)))
}

export function deleteDraft(userId: number, name: string): void {
  store((storage) => storage.removeItem(keyOf(userId, name)))
}

/** Signing out leaves nothing in the tab for the next person. */
export function deleteAllDrafts(): void {
  store((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  })
}

/** Without storage, forms still work. */
function store<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
