import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isReadable, readAddressesStrictly } from './readable-address.mjs'

test.each(['/', '/provider/caf%C3%A9', '/search?zipCode=%E0%A4%A', '/100%25', '*', ''])('%j can be read', (url) => {
  expect(isReadable(url)).toBe(true)
})

test.each(['/provider/%E0%A4%A', '/%', '/daycare/%zz', '/%ff?x=1'])('%j cannot be read', (url) => {
  expect(isReadable(url)).toBe(false)
})

test('a visitor of an unreadable address, with TRACE, or who writes to a file, comes to one that does not exist, everybody else where they asked for', async () => {
  readAddressesStrictly()
  const seen: (string | undefined)[] = []
  const server = createServer((request, response) => {
    seen.push(request.url)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const asked = [
    ['GET', '/provider/%E0%A4%A'],
    ['GET', '/faq?a=%E0%A4%A'],
    ['TRACE', '/api/places/search'],
    ['OPTIONS', '/media/hero-poster-320.avif'],
    ['PUT', '/_next/static/chunks/a.js?x'],
    ['HEAD', '/icon.svg'],
    ['POST', '/search?q=a.b'],
    ['POST', '/api/files/a.csv'],
  ]
  for (const [method, path] of asked)
    await new Promise((resolve, reject) =>
      get({ method, port, path, agent: false }, (answer) => answer.resume().on('end', resolve)).on('error', reject),
    )
  await new Promise((resolve) => server.close(resolve))
  const nowhere = '/_unreadable-address'
  const there = ['/icon.svg', '/search?q=a.b', '/api/files/a.csv']
  expect(seen).toEqual([nowhere, '/faq?a=%E0%A4%A', nowhere, nowhere, nowhere, ...there])
})
