import { POST } from '@/app/api/revalidate/route'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()

const revalidated: string[] = []
jest.mock('next/cache', () => ({
  revalidateTag: (tag: string, options: unknown) => revalidated.push(`${tag} ${JSON.stringify(options)}`),
  unstable_cache: () => undefined,
}))
beforeEach(() => {
  revalidated.length = 0
})

async function post(body: unknown, headers: Record<string, string>) {
  const request = new Request('http://localhost:3000/api/revalidate', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const response = await POST(request, { params: Promise.resolve({}) })
  return { status: response.status, json: await response.json() }
}
const ours = { origin: 'http://localhost:3000', authorization: 'Bearer only-for-tests-0000' }

test('a command of ours invalidates cached pages for the very next visitor', async () => {
  expect(await post({ tags: ['directory', 'provider:12'] }, ours)).toEqual({ status: 200, json: { revalidated: 2 } })
  expect(revalidated).toEqual(['directory {"expire":0}', 'provider:12 {"expire":0}'])
})

test.each([
  [401, { ...ours, authorization: 'Bearer wrong' }],
  [401, { origin: ours.origin }],
  [403, { authorization: ours.authorization }],
  [403, { ...ours, origin: 'https://evil.example' }],
] as [number, Record<string, string>][])('anybody else gets %i and ends nothing', async (status, headers) => {
  expect((await post({ tags: ['directory'] }, headers)).status).toBe(status)
  expect(revalidated).toEqual([])
})

test('a tag that is none of ours ends nothing', async () => {
  expect((await post({ tags: ['directory', '_N_T_/layout'] }, ours)).status).toBe(400)
  expect(revalidated).toEqual([])
})
