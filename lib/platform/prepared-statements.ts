import 'server-only'
import { createHash } from 'node:crypto'

/** Each connection keeps a plan for each name until it ends, so there are few. */
const MOST_NAMES = 24
/** Below this a statement is planned faster than it is looked up. */
const LONG_TEXT = 2_000

/**
 * Names for statements that are worth preparing: PostgreSQL reads and plans a named one once per connection, and its text
 * travels once. Long ones alone, the first shapes that are asked (the most common ones, then); all others go unnamed.
 */
export function createStatementNames(most = MOST_NAMES): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    if (sql.length < LONG_TEXT) return undefined
    const known = names.get(sql)
    if (known || names.size >= most) return known
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32)
    names.set(sql, name)
    return name
  }
}
