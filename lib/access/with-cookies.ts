/** An answer as JSON that sets cookies, for this one person: nobody keeps it. */
export function withCookies(answer: unknown, cookies: readonly string[]): Response {
  const response = Response.json(answer)
  response.headers.set('cache-control', 'private, no-store')
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
