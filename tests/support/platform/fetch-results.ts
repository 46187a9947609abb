/** A response of the server for component tests, because jsdom has no Response. Text is sent as it is, everything else as JSON. */
export function mockFetchResult(status: number, body: unknown): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    ok: status < 400,
    status,
    headers: new Headers(),
    text: async () => text,
    json: async () => JSON.parse(text),
  } as Response
}

/** Responds like `fetched`, except to requests that save drafts while people type. */
export const mockFetchExceptDrafts =
  (fetched: jest.Mock): typeof fetch =>
  async (path, init) =>
    String(path).startsWith('/api/public-profile-changes/draft') ? mockFetchResult(200, {}) : fetched(path, init)
