/** What to log of an error: its code or its class. Messages of a database or a mail server may hold what a person typed. */
export function reasonOf(error: unknown): string {
  const { code, name } = Object(error)
  return String(code ?? name ?? typeof error)
}
