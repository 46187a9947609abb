import userEvent from '@testing-library/user-event'
import EditorDialog from '@/components/content/cms/editor-dialog'
import type { BlogPost } from '@/lib/content/articles/types'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

// The editor's library needs a browser that measures text; a journey covers it.
jest.mock('@/components/content/cms/rich-text/rich-text-field', () => ({
  RichTextField: ({ start, onChange }: { start: string; onChange: (html: string) => void }) => (
    <textarea aria-label="Article Content" defaultValue={start} onChange={(event) => onChange(event.target.value)} />
  ),
}))

const POST: BlogPost = {
  id: 7,
  title: 'A visit',
  content: '<p>Words.</p>',
  excerpt: '',
  metaDescription: '',
  metaKeywords: '',
  featuredImage: '',
  featuredAlt: '',
  category: 'Communication',
  tags: ['visit'],
  status: 'draft',
  publishDate: '2026-11-22',
  publishTime: '10:00',
  author: 'Kim Cole',
  audience: 'both',
  slug: 'a-visit',
  seoScore: 0,
  readingTime: 1,
  views: 0,
  version: 3,
  deletedAt: null,
}
const mockResponse = (status: number, body: unknown) => {
  global.fetch = jest.fn(async (path: string) =>
    path.includes('working-copy')
      ? { ok: true, status: 200, text: async () => JSON.stringify(storedDraft) }
      : { ok: status < 400, status, text: async () => JSON.stringify(body) },
  ) as never
}
let storedDraft: unknown = null
const saves = () => (fetch as jest.Mock).mock.calls.filter(([path]) => !String(path).includes('working-copy'))
const sent = () => JSON.parse(String(saves().at(-1)?.[1].body))
const onClose = jest.fn()
const onSaved = jest.fn(async () => {})
async function show(post: BlogPost | null = POST) {
  render(<EditorDialog post={post} onClose={onClose} onSaved={onSaved} />)
  return within(await screen.findByRole('dialog'))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }))
// The dialog's code is loaded when it first opens, which takes time on a busy machine.
beforeAll(() => import('@/components/ui/overlays/dialog-panel'), 30_000)
beforeEach(() => {
  jest.clearAllMocks()
  storedDraft = null
  mockResponse(200, POST)
})

test('an admin saves the changes with the version they read, and the dialog closes', async () => {
  mockResponse(200, { ...POST, status: 'draft' })
  const dialog = await show()
  expect(dialog.getByRole('heading', { name: 'Edit Article: A visit' })).toBeInTheDocument()
  await userEvent.click(dialog.getByLabelText('Article Title'))
  await userEvent.paste(' in fall')
  await press('Save Article')
  expect(saves()[0]?.[0]).toBe('/api/blog-posts/7')
  expect(sent()).toMatchObject({ title: 'A visit in fall', version: 3, tags: ['visit'], status: 'draft' })
  // Without a chosen day, publishing later means the current day.
  expect(sent()).not.toHaveProperty('publishDate')
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('while saving, nothing can be typed that would be lost with the dialog', async () => {
  const dialog = await show()
  const title = dialog.getByLabelText('Article Title')
  await userEvent.type(title, '!')
  let answer = () => {}
  global.fetch = jest.fn(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ ok: false, status: 503, text: async () => '{"message":"Later, please."}' })
      }),
  ) as never
  await press('Save Article')
  expect(title.closest('[inert]')).not.toBeNull()
  answer()
  expect(await dialog.findByText(/^Later, please\./)).toBeInTheDocument()
  expect(title.closest('[inert]')).toBeNull()
  expect(title).toHaveValue('A visit!')
})

test("a new article has the specification's defaults, and a schedule sets its day and time", async () => {
  mockResponse(201, { ...POST, status: 'scheduled' })
  const dialog = await show(null)
  expect(dialog.getByRole('heading', { name: 'Create New Article' })).toBeInTheDocument()
  await tab('Settings')
  expect(dialog.getByLabelText('Category')).toHaveValue('Early Development')
  expect(dialog.getByLabelText('Publication Status')).toHaveValue('draft')
  await userEvent.selectOptions(dialog.getByLabelText('Publication Status'), 'Scheduled')
  await press('Save Article')
  expect(sent()).toMatchObject({ status: 'scheduled', publishDate: expect.any(String), publishTime: '09:00' })
})

test('an error is shown where it belongs, and no input is lost', async () => {
  mockResponse(400, { message: 'Please choose a later time.', fields: { publishTime: 'Please choose a later time.' } })
  const dialog = await show()
  await userEvent.type(dialog.getByLabelText('Article Title'), '!')
  await press('Save Article')
  expect(
    await dialog.findByText(/We couldn’t save the article. Everything you wrote is still here./),
  ).toBeInTheDocument()
  await waitFor(() => expect(dialog.getByRole('tab', { name: /^Settings/ })).toHaveAttribute('aria-selected', 'true'))
  expect(dialog.getByLabelText('Publish Time')).toBeInvalid()
  await tab('Content')
  expect(dialog.getByLabelText('Article Title')).toHaveValue('A visit!')
  expect(onSaved).not.toHaveBeenCalled()
})

test("the second of two admins keeps their text, gets the rest of the first one's changes, and saves with a second press", async () => {
  const theirs = { ...POST, version: 4, content: '<p>Theirs.</p>', excerpt: 'Of theirs.', tags: ['visit', 'fall'] }
  const dialog = await show()
  await userEvent.type(dialog.getByLabelText('Article Content'), ' Mine.')
  await userEvent.type(dialog.getByLabelText('Article Title'), '!')
  global.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    const isSave = init?.method === 'PATCH'
    const isFirst = isSave && JSON.parse(String(init.body)).version === 3
    const body = path.includes('working-copy') ? null : isSave ? { ...theirs, message: 'Somebody was faster.' } : theirs
    return { ok: !isFirst, status: isFirst ? 409 : 200, text: async () => JSON.stringify(body) }
  }) as never
  await press('Save Article')
  expect(await dialog.findByText(/^Somebody was faster\. You both changed: Article Content\./)).toBeInTheDocument()
  expect(dialog.getByLabelText('Article Content')).toHaveValue('<p>Words.</p> Mine.')
  expect(dialog.getByLabelText('Article Title')).toHaveValue('A visit!')
  expect(dialog.getByLabelText('Excerpt')).toHaveValue('Of theirs.')
  expect(saves().at(-1)?.[0]).toBe('/api/blog-posts/7')
  await press('Save Article')
  expect(sent()).toMatchObject({
    version: 4,
    title: 'A visit!',
    content: '<p>Words.</p> Mine.',
    tags: ['visit', 'fall'],
  })
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('an article deleted by a colleague is not saved, and the text stays', async () => {
  const dialog = await show()
  await userEvent.type(dialog.getByLabelText('Article Title'), '!')
  mockResponse(404, { message: 'We can’t find this article.' })
  await press('Save Article')
  expect(await dialog.findByText(/We can’t find this article. We couldn’t save the article/)).toBeInTheDocument()
  expect(dialog.getByLabelText('Article Title')).toHaveValue('A visit!')
})

test('closing asks for confirmation only with unsaved changes', async () => {
  const dialog = await show()
  await press('Cancel')
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.type(dialog.getByLabelText('Article Title'), '!')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.getByText('You have unsaved changes. Close without saving them?')).toBeInTheDocument()
  await press('Keep writing')
  expect(dialog.getByLabelText('Article Title')).toHaveValue('A visit!')
  await press('Cancel')
  await press('Discard changes')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('Enter adds a trimmed tag once, and its cross removes it', async () => {
  mockResponse(200, POST)
  const dialog = await show()
  await tab('Settings')
  const field = dialog.getByLabelText('Tags')
  await userEvent.type(field, ' ratios {Enter}visit{Enter}  {Enter}')
  await press('Remove visit')
  await press('Save Article')
  expect(sent().tags).toEqual(['ratios'])
})

test('the score follows the input, and the counter counts to 160', async () => {
  const dialog = await show()
  await tab('SEO')
  expect(dialog.getByText('0%')).toBeInTheDocument()
  await userEvent.click(dialog.getByLabelText('Meta Description'))
  await userEvent.paste('x'.repeat(155))
  expect(dialog.getByText('25%')).toBeInTheDocument()
  expect(dialog.getByText('155/160 characters')).toBeInTheDocument()
})

test('an unsaved draft from earlier is offered and continued', async () => {
  storedDraft = { fields: { title: 'A longer visit', tags: 'no list' }, savedAt: '2026-11-22T15:00:00.000Z' }
  const dialog = await show()
  expect(await dialog.findByText('You wrote more on Nov 22, 2026, 10:00 AM and didn’t save it.')).toBeInTheDocument()
  await press('Continue with it')
  expect(dialog.getByLabelText('Article Title')).toHaveValue('A longer visit')
  await press('Save Article')
  expect(sent()).toMatchObject({ title: 'A longer visit', tags: ['visit'] })
})

test('the input is saved as a draft after a pause, and the dialog says so', async () => {
  storedDraft = null
  const dialog = await show()
  await userEvent.click(dialog.getByLabelText('Article Title'))
  storedDraft = { savedAt: '2026-11-22T15:00:00.000Z' }
  await userEvent.paste(' in fall')
  expect(await dialog.findByText('Draft kept at 10:00 AM, not saved yet', {}, { timeout: 4_000 })).toBeInTheDocument()
  const puts = (fetch as jest.Mock).mock.calls.filter(([, options]) => options.method === 'PUT')
  expect(JSON.parse(puts.at(-1)?.[1].body)).toMatchObject({ articleId: 7, fields: { title: 'A visit in fall' } })
})

/** Answers calls for the article by method; for the working copy always. */
function answerTo(methods: Record<string, () => Promise<{ status: number; body: unknown }>>) {
  global.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    const call = path.includes('working-copy') ? undefined : methods[init?.method ?? 'GET']
    const { status, body } = (await call?.()) ?? { status: 200, body: null }
    return { ok: status < 400, status, text: async () => JSON.stringify(body) }
  }) as never
}

test.each([
  ['the connection is lost before the answer', () => Promise.reject(new TypeError('no connection'))],
  ['the request arrives twice', () => Promise.resolve({ status: 409, body: { message: 'Someone else saved it.' } })],
])('an article that was stored is not said to be unsaved when %s', async (_, patch) => {
  const dialog = await show()
  await userEvent.type(dialog.getByLabelText('Article Title'), '!')
  answerTo({ PATCH: patch, GET: async () => ({ status: 200, body: { ...POST, title: 'A visit!', version: 4 } }) })
  await press('Save Article')
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(dialog.getByRole('alert')).toBeEmptyDOMElement()
})

test('an article that was stored is not said to be unsaved when the list cannot be refreshed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  onSaved.mockRejectedValueOnce(new TypeError('no connection'))
  const dialog = await show()
  await userEvent.type(dialog.getByLabelText('Article Title'), '!')
  await press('Save Article')
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(dialog.queryByText(/couldn’t save the article/)).not.toBeInTheDocument()
})

/** A title is typed, and its working copy is on its way until `arrive`. `calls`: the methods of all that is sent. */
async function withWorkingCopyInFlight() {
  const dialog = await show()
  await userEvent.click(dialog.getByLabelText('Article Title'))
  const calls: string[] = []
  const pending = { arrive: () => {} }
  global.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    if (init?.method) calls.push(init.method)
    if (init?.method === 'PUT')
      await new Promise<void>((resolve) => {
        pending.arrive = resolve
      })
    const body = path.includes('working-copy') ? { savedAt: '2026-11-22T15:00:00.000Z' } : POST
    return { ok: true, status: 200, text: async () => JSON.stringify(body) }
  }) as never
  await userEvent.paste(' in fall')
  await waitFor(() => expect(calls).toEqual(['PUT']), { timeout: 4_000 })
  return { calls, arrive: () => pending.arrive() }
}

test('discarded text is deleted after a save in flight, so that it is not offered again', async () => {
  const { calls, arrive } = await withWorkingCopyInFlight()
  await press('Cancel')
  await press('Discard changes')
  expect(onClose).toHaveBeenCalled()
  expect(calls).toEqual(['PUT'])
  arrive()
  await waitFor(() => expect(calls).toEqual(['PUT', 'DELETE']))
})

test('a draft is never saved after the article: a save in flight ends first, and a planned one is canceled', async () => {
  const { calls, arrive } = await withWorkingCopyInFlight()
  await userEvent.paste(' and winter')
  await press('Save Article')
  expect(calls).toEqual(['PUT'])
  arrive()
  await waitFor(() => expect(calls).toEqual(['PUT', 'PATCH']))
  await new Promise((resolve) => setTimeout(resolve, 1_700))
  expect(calls).toEqual(['PUT', 'PATCH'])
})
