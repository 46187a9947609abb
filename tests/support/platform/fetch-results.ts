/** An answer of our server for component tests: jsdom has no Response. Text stands as it is, everything else as JSON. */
export function mockFetchResult(status: number, body: unknown): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { ok: status < 400, status, text: async () => text } as Response
}

/** As `fetched` answers, but for what is typed and not sent yet, which the server keeps as people go. */
export const besideDrafts =
  (fetched: jest.Mock): typeof fetch =>
  async (path, init) =>
    String(path).startsWith('/api/public-profile-changes/draft') ? mockFetchResult(200, {}) : fetched(path, init)
