/** So long a link to a preview works, from when it was last asked for. */
export const PREVIEW_DAYS = 14

const TOKEN = /^([1-9]\d{0,9})\.([A-Za-z0-9_-]{22})$/

/** "12.AbC..." of a link; null for what none of ours could be. */
export function readPreviewToken(token: string): { id: number; secret: string } | null {
  const [, id, secret] = TOKEN.exec(token) ?? []
  return id && secret && Number(id) <= 2_147_483_647 ? { id: Number(id), secret } : null
}
