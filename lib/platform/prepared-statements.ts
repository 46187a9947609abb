import 'server-only'
import { createHash } from 'node:crypto'

/** Each connection keeps a plan for each name until it ends, so there are few. */
const MOST_NAMES = 24
/**
 * A statement that begins with this is prepared: PostgreSQL reads and plans it once per connection, and its text travels once.
 * Not for one whose best plan depends on what it is asked, such as a list of one id or of thousands.
 */
export const PREPARED = '/* prepared */'

/** Names for those, the first shapes that are asked (the most common ones, then); all others go unnamed. */
export function createStatementNames(most = MOST_NAMES): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    if (!sql.trimStart().startsWith(PREPARED)) return undefined
    const known = names.get(sql)
    if (known || names.size >= most) return known
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32)
    names.set(sql, name)
    return name
  }
}
