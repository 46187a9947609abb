import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { db } from '@/lib/platform/database/client'
import { compareWords, requestComparison } from '@/lib/providers/landing/commands'
import { listLandingHealth } from '@/lib/providers/landing/queries/pages'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()

const NOW = new Date('2026-11-22T12:00:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

/** The site's response for an address; all other pages do not exist. */
let pages: Record<string, string>
let reads: number
let status: number
let server: Server
let site: string

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    reads += 1
    response.writeHead(pages[url] ? status : 404).end(`<main>${pages[url] ?? ''}</main>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(async () => {
  status = 200
  reads = 0
  pages = {
    '/daycare/orlando-fl': '<h1>one two three four five six seven</h1>',
    '/daycare/tampa-fl': 'zero <b>one two three</b> four five six',
    '/daycare/deland-fl': 'one two three four five six seven',
    '/montessori/tampa-fl': 'one two three four five six seven',
  }
  await addLocation('orlando-fl', '32801')
  await addLocation('tampa-fl', '33602')
  for (const [slug, zip] of [
    ['orlando-fl', '32801'],
    ['tampa-fl', '33602'],
  ])
    for (let index = 0; index < 5; index += 1)
      await addProvider({ name: `No. ${index} of ${slug}`, zip, locationSlug: slug })
})

const compare = (at = NOW) => compareWords(at, undefined, site)
async function wordsOf(url: string) {
  return (await listLandingHealth()).find((page) => page.url === url)?.words
}
const waiting = () =>
  db().$queryRaw<unknown[]>`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'compare-landing-words'`

test('an admin reads which page of the same care type shares most words with a page, and how many', async () => {
  expect(await wordsOf('/daycare/orlando-fl')).toBeNull()
  await compare()
  expect(await wordsOf('/daycare/orlando-fl')).toEqual({ percent: 66, sister: 'Tampa' })
  expect(await wordsOf('/daycare/tampa-fl')).toEqual({ percent: 66, sister: 'Orlando' })
})

test("a page that is not indexed is compared with the indexed pages, and is never another page's match", async () => {
  await compare()
  expect(await wordsOf('/daycare/deland-fl')).toEqual({ percent: 100, sister: 'Orlando' })
  expect(await wordsOf('/montessori/tampa-fl')).toEqual({ percent: 0, sister: null })
  // Nothing is known about a page that cannot be loaded.
  expect(await wordsOf('/daycare/kissimmee-fl')).toBeNull()
})

test('two admins who open the list have the pages loaded once, and again a day later', async () => {
  await requestComparison(NOW)
  await requestComparison(NOW)
  expect(await waiting()).toHaveLength(1)
  await compare()
  const first = reads
  await compare(later(23))
  expect(reads).toBe(first)
  await db().$executeRaw`SELECT graphile_worker.remove_job('compare-landing-words')`
  await requestComparison(later(23))
  expect(await waiting()).toEqual([])
  pages['/daycare/tampa-fl'] = 'other words stand on this page by now'
  await requestComparison(later(24))
  expect(await waiting()).toHaveLength(1)
  await compare(later(24))
  expect(await wordsOf('/daycare/orlando-fl')).toEqual({ percent: 0, sister: 'Tampa' })
})

test('the last results stay while the pages cannot be loaded', async () => {
  await compare()
  status = 503
  await expect(compare(later(25))).rejects.toThrow('503')
  expect(await wordsOf('/daycare/orlando-fl')).toEqual({ percent: 66, sister: 'Tampa' })
})
