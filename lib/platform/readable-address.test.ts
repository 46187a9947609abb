import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isReadable, readAddressesStrictly } from './readable-address.mjs'

test.each(['/', '/provider/caf%C3%A9', '/search?zipCode=%E0%A4%A', '/100%25', '*', ''])('%j can be read', (url) => {
  expect(isReadable(url)).toBe(true)
})

test.each(['/provider/%E0%A4%A', '/%', '/daycare/%zz', '/%ff?x=1'])('%j cannot be read', (url) => {
  expect(isReadable(url)).toBe(false)
})

test('a visitor of an unreadable address comes to one that does not exist, everybody else where they asked for', async () => {
  readAddressesStrictly()
  const seen: (string | undefined)[] = []
  const server = createServer((request, response) => {
    seen.push(request.url)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  for (const path of ['/provider/%E0%A4%A', '/faq?a=%E0%A4%A'])
    await new Promise((resolve, reject) =>
      get({ port, path, agent: false }, (answer) => answer.resume().on('end', resolve)).on('error', reject),
    )
  await new Promise((resolve) => server.close(resolve))
  expect(seen).toEqual(['/_unreadable-address', '/faq?a=%E0%A4%A'])
})
