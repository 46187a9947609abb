import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Endpoint, openApiOf, pathOf, publishedOperations } from '@/lib/access/routes/openapi'
import { SITE } from '@/lib/platform/config/site'
import { ENDPOINTS } from '@/tests/support/access/endpoint-table'
import { descriptionOf, handlers } from '@/tests/support/access/handlers'

jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: (query: () => unknown) => query }))

const FILE = path.join(process.cwd(), 'public/api/openapi.json')

/** The comment above a handler, without its marks. */
function summaryOf(folder: string, method: string): string | undefined {
  const source = readFileSync(path.join(process.cwd(), 'app/api', folder, 'route.ts'), 'utf8')
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${method} =`).exec(source)?.[1]
  return comment
    ?.split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim()
}

const endpoints = handlers()
  .filter((name) => !name.startsWith('[...path]'))
  .sort()
  .map((name): Endpoint => {
    const [folder = '', method = ''] = name.split(' ')
    return { folder, method, summary: summaryOf(folder, method), description: descriptionOf(name) }
  })
const described = openApiOf(SITE.name, endpoints)
if (process.env.WRITE_OPENAPI) writeFileSync(FILE, `${JSON.stringify(described, null, 1)}\n`)

test('what /api/openapi.json says is current (npm run docs:api writes it)', () => {
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(described)))
})

test('every endpoint is described, and by whom it may be called as the table of endpoints says', () => {
  const paths = described.paths as Record<string, Record<string, { security?: unknown }>>
  for (const { folder, method } of endpoints) {
    const operation = paths[pathOf(folder)]?.[method.toLowerCase()]
    expect({ folder, method, isPublic: operation?.security === undefined }).toEqual({
      folder,
      method,
      isPublic: ENDPOINTS[`${folder} ${method}`]?.access === 'public',
    })
  }
})

test('a search names its parameters, and a message what it must contain', () => {
  const paths = described.paths as Record<string, Record<string, Record<string, unknown>>>
  expect(paths['/api/places/search']?.get?.parameters).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'zipCode', in: 'query' })]),
  )
  expect(paths['/api/interactions']?.post?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['events'] } } },
  })
})

test('what other sites may build on is public, only reads, and its example passes its own checks', () => {
  const published = publishedOperations(JSON.parse(JSON.stringify(described)))
  const referenced = endpoints.filter(({ description }) => description.reference)
  expect(published.map(({ method, path: at }) => `${method} ${at}`)).toEqual(
    referenced.map(({ method, folder }) => `${method} ${pathOf(folder)}`),
  )
  for (const { folder, method, description } of referenced) {
    const { access, reference, query, params } = description
    expect([folder, method, access]).toEqual([folder, 'GET', 'public'])
    const url = new URL(reference?.example.request ?? '', 'http://localhost')
    const pattern = new RegExp(`^${pathOf(folder).replace(/\{(\w+)\}/g, '(?<$1>[a-z0-9-]+)')}$`)
    const given = pattern.exec(url.pathname)
    expect([folder, given !== null]).toEqual([folder, true])
    if (query) expect([folder, query.safeParse(Object.fromEntries(url.searchParams)).success]).toEqual([folder, true])
    if (params) expect([folder, params.safeParse({ ...given?.groups }).success]).toEqual([folder, true])
    for (const name of Object.keys(reference?.parameters ?? {})) {
      const names = published.find(({ path: at }) => at === pathOf(folder))?.parameters.map((one) => one.name)
      expect(names).toContain(name)
    }
  }
})

test('a limit and the time that a response may be shared are in the description', () => {
  const paths = described.paths as Record<string, Record<string, Record<string, unknown>>>
  expect(paths['/api/places/search']?.get?.description).toBe(
    'For everyone. At most 600 requests in 60 seconds from one address, then 429. A response may be shared for 60 seconds.',
  )
})
