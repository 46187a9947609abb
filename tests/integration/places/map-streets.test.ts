import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const BYTES = Buffer.from('PMTiles and then tiles')
const settings: { STREETS_FILE?: string } = {}
jest.mock('@/lib/platform/config/env', () => ({
  ...jest.requireActual('@/lib/platform/config/env'),
  env: () => ({ ...jest.requireActual('@/lib/platform/config/env').env(), ...settings }),
}))

import { GET } from '@/app/api/map/streets/route'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()

const context = { params: Promise.resolve({}) }
const request = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost:3000/api/map/streets', { method, headers })
const get = (headers?: Record<string, string>) => GET(request(headers), context)

beforeAll(async () => {
  settings.STREETS_FILE = path.join(await mkdtemp(path.join(tmpdir(), 'streets-')), 'town.pmtiles')
  await writeFile(settings.STREETS_FILE, BYTES)
})

test('a map reads a part of the file', async () => {
  const answer = await get({ range: 'bytes=0-6' })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe(`bytes 0-6/${BYTES.length}`)
  expect(answer.headers.get('content-length')).toBe('7')
  expect(answer.headers.get('cache-control')).toMatch(/public, max-age=\d+/)
  expect(await answer.text()).toBe('PMTiles')
})

test('a part beyond the end is refused with the size of the file', async () => {
  const answer = await get({ range: 'bytes=900-999' })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe(`bytes */${BYTES.length}`)
})

test('the whole file and its head have the same size and version', async () => {
  const [whole, head] = [await get(), await GET(request({}, 'HEAD'), context)]
  expect([whole.status, head.status]).toEqual([200, 200])
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(BYTES)
  expect(await head.text()).toBe('')
  for (const name of ['etag', 'content-length', 'accept-ranges'])
    expect(head.headers.get(name)).toBe(whole.headers.get(name))
})

test('an unchanged file is not sent again, and a part of an older one is answered with the whole', async () => {
  const etag = (await get({ range: 'bytes=0-0' })).headers.get('etag') ?? ''
  expect((await get({ 'if-none-match': etag })).status).toBe(304)
  expect((await get({ range: 'bytes=0-6', 'if-range': etag })).status).toBe(206)
  expect((await get({ range: 'bytes=0-6', 'if-range': '"older"' })).status).toBe(200)
})

test('the address names no other file', async () => {
  const url = 'http://localhost:3000/api/map/streets?file=../../package.json'
  const answer = await GET(new Request(url, { headers: { range: 'bytes=0-6' } }), context)
  expect(await answer.text()).toBe('PMTiles')
})

test('without a file there are no streets', async () => {
  const { STREETS_FILE } = settings
  settings.STREETS_FILE = undefined
  expect((await get()).status).toBe(404)
  settings.STREETS_FILE = '/nowhere/town.pmtiles'
  expect((await get()).status).toBe(404)
  settings.STREETS_FILE = STREETS_FILE
})
