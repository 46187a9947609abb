import { createServer, type Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerers, writePages } from './written-pages.mjs'

const original = ServerResponse.prototype.appendHeader
const PAGE = '<html><head><title>Page</title></head><body><!--$!--><i>wait</i><!--/$--></body></html>'
const asked: unknown[] = []
let server: Server
let origin: string

/** As Next answers with a kept page. */
beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  answerers.set('/search', async (query) => {
    asked.push(query)
    if (query.fail) throw Object.assign(new Error('No search'), { status: Number(query.fail) })
    return { title: 'Found', place: query.place }
  })
  writePages(
    new Map([
      [
        '/search',
        {
          draw: (answer: { title: string }) => {
            const { place } = answer as unknown as { place: string }
            if (place === 'broken') throw new Error('cannot draw')
            return { html: `<h1>${place}</h1>`, data: { place } }
          },
          drawFailed: (href: string) => `<a href="${href}">again</a>`,
        },
      ],
    ]),
  )
  server = createServer((request, response) => {
    const isData = request.url?.includes('_rsc')
    if (!request.url?.includes('dynamic')) response.appendHeader('etag', 'W/"kept"')
    response.setHeader('cache-control', 'public, s-maxage=60')
    response.setHeader('content-type', isData ? 'text/x-component' : 'text/html; charset=utf-8')
    response.setHeader('content-length', PAGE.length)
    response.end(request.method === 'HEAD' ? null : PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  ServerResponse.prototype.appendHeader = original
  answerers.clear()
  jest.restoreAllMocks()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  asked.length = 0
})

test('the answer to the address is written in, and kept by nobody', async () => {
  const answer = await fetch(`${origin}/search?place=Orlando&a=1&a=2`)
  const html = await answer.text()
  expect(html).toContain('<!--$--><h1>Orlando</h1><!--/$-->')
  expect(html).toContain('<title>Found</title>')
  expect(asked).toEqual([{ place: 'Orlando', a: ['1', '2'] }])
  expect(answer.headers.get('cache-control')).toBe('private, no-cache, no-store, max-age=0, must-revalidate')
  expect(answer.headers.get('etag')).toBeNull()
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(html)))
})

test.each([
  ['another page', '/faq'],
  ['a page of that path that is not kept', '/search?dynamic=1'],
  ['what the router fetches', '/search?_rsc=1'],
])('%s is sent as it is', async (_what, path) => {
  const answer = await fetch(origin + path)
  expect(await answer.text()).toBe(PAGE)
  expect(answer.headers.get('cache-control')).toBe('public, s-maxage=60')
  expect(asked).toEqual([])
})

test('HEAD asks nothing, and is kept by nobody either', async () => {
  const answer = await fetch(`${origin}/search?place=Orlando`, { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(asked).toEqual([])
})

test('what fails says so with its status and the way to try again', async () => {
  const away = await fetch(`${origin}/search?fail=503`)
  expect(away.status).toBe(503)
  expect(away.headers.get('retry-after')).toBe('5')
  expect(await away.text()).toContain('<a href="/search?fail=503">again</a>')
  const broken = await fetch(`${origin}/search?place=broken`)
  expect(broken.status).toBe(500)
  expect(broken.headers.get('retry-after')).toBeNull()
  expect(await broken.text()).toContain('again')
})
