import { POST as fetchIt } from '@/app/api/blog-posts/pictures/fetched/route'
import { POST as upload } from '@/app/api/blog-posts/pictures/route'
import { GET as serve } from '@/app/pictures/[name]/route'
import { deleteUnusedPictures } from '@/lib/content/articles/commands/articles'
import { db } from '@/lib/platform/database/client'
import { send } from '@/tests/support/accounts/people'
import {
  addArticle,
  sendArticle,
  sendArticleChange,
  sendArticleDeletion,
  testArticles,
  WRITTEN_AT,
} from '@/tests/support/content/articles'
import { phonePhoto } from '@/tests/support/media/pictures'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: () => undefined }))
testArticles()

async function uploaded(bytes: Uint8Array) {
  const request = new Request('http://localhost:3000/x', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000' },
    body: new Uint8Array(bytes),
  })
  const response = await upload(request, { params: Promise.resolve({}) })
  return { status: response.status, json: await response.json() }
}
const keyOf = (src: string) => src.replace('/pictures/', '')
const tomorrow = new Date(WRITTEN_AT.getTime() + 86_400_001)

test("an admin's picture is re-encoded, served from the site and shown in an article", async () => {
  const { status, json } = await uploaded(await phonePhoto())
  expect([status, json]).toEqual([
    201,
    { src: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/), width: 600, height: 400 },
  ])
  const served = await serve(new Request('http://localhost:3000'), {
    params: Promise.resolve({ name: keyOf(json.src) }),
  })
  expect(served.headers.get('content-type')).toBe('image/webp')
  expect(await addArticle({ featuredImage: json.src })).toMatchObject({ featuredImage: json.src })
})

test('a file that is not a picture is refused with a message', async () => {
  expect(await uploaded(Buffer.from('<svg onload="alert(1)">'))).toMatchObject({ status: 400 })
  expect(await db().storedFile.count()).toBe(0)
})

test('a remote picture is fetched only from public addresses, and no article links to it', async () => {
  for (const address of ['http://127.0.0.1/a.webp', 'http://169.254.169.254/latest', 'https://localhost/a.webp']) {
    const message = 'We only get pictures from public addresses.'
    expect(await send(fetchIt, { address })).toMatchObject({ status: 400, json: { message } })
    expect(await sendArticle({ featuredImage: address })).toMatchObject({ status: 400, json: { message } })
  }
  expect(await db().article.count()).toBe(0)
})

test('a picture that no article uses is deleted after a day; one in a text or a deleted article stays', async () => {
  const [unused, inText, featured] = [
    (await uploaded(await phonePhoto())).json.src,
    (await uploaded(await phonePhoto())).json.src,
    (await uploaded(await phonePhoto())).json.src,
  ]
  const { id } = await addArticle({ content: `<p>a</p><img src="${inText}" alt="A room">` })
  const deleted = await addArticle({ featuredImage: featured })
  await sendArticleDeletion(deleted.id)
  await deleteUnusedPictures(new Date(WRITTEN_AT.getTime() + 3_600_000))
  expect(await db().storedFile.count()).toBe(3)
  await deleteUnusedPictures(tomorrow)
  const keys = (await db().storedFile.findMany()).map(({ key }) => key)
  expect(keys.sort()).toEqual([inText, featured].map(keyOf).sort())
  expect(keys).not.toContain(keyOf(unused))
  await sendArticleChange(id, { content: '<p>without</p>' })
  await deleteUnusedPictures(tomorrow)
  // An earlier revision still shows it.
  expect(await db().articlePicture.count()).toBe(2)
  await db().articleRevision.deleteMany({ where: { version: 1, articleId: id } })
  await deleteUnusedPictures(tomorrow)
  expect(await db().articlePicture.count()).toBe(1)
})
