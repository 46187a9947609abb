/** Replaces next/headers in tests of endpoints: the Cookie header of the current request. */
let header = ''

export function setRequestCookies(cookies: string | readonly string[]): void {
  header = typeof cookies === 'string' ? cookies : cookies.join('; ')
}

/** For `jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)`. */
export const nextHeaders = {
  headers: async () => new Headers({ cookie: header }),
  cookies: async () => {
    const all = header
      .split('; ')
      .filter(Boolean)
      .map((pair) => ({
        name: pair.slice(0, pair.indexOf('=')),
        value: decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
      }))
    return { get: (name: string) => all.find((one) => one.name === name), getAll: () => all }
  },
}
