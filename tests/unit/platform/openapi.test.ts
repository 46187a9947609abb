import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Endpoint, openApiOf, pathOf } from '@/lib/access/routes/openapi'
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
