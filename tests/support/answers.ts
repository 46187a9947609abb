/** An answer of our server for component tests: jsdom has no Response. Text stands as it is, everything else as JSON. */
export function answer(status: number, body: unknown): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { ok: status < 400, status, text: async () => text } as Response
}
