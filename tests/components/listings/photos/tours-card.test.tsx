import userEvent from '@testing-library/user-event'
import { ToursCard } from '@/components/listings/lists/tours-card'
import { FieldValue } from '@/components/listings/profile/field-values'
import { PhotoViewer } from '@/components/providers/detail/photos/photo-viewer'
import { VirtualTours } from '@/components/providers/detail/photos/virtual-tours'
import { Picture } from '@/components/ui/surface/picture'
import { NO_VALUES } from '@/lib/listings/profiles/rules/values'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { buildOwnProfile } from '@/tests/support/listings/own-profile-view'
import { mockFetchExceptDrafts, mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }))
jest.mock('@/lib/platform/storage/chunks', () => ({
  ...jest.requireActual('@/lib/platform/storage/chunks'),
  PIECE_BYTES: 16,
}))
const fetched = jest.fn()
let userId = 500
beforeEach(() => {
  userId += 1
  fetched.mockReset()
  sessionStorage.clear()
  globalThis.fetch = mockFetchExceptDrafts(fetched)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
  })
  Object.assign(Element.prototype, { scrollTo: () => undefined })
})

const profile = buildOwnProfile()
const rooms = () => within(screen.getByRole('group', { name: 'Main environment' }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sent = () => JSON.parse(fetched.mock.calls.at(-1)?.[1].body ?? 'null')
const calls = () => fetched.mock.calls.map(([path, init]) => `${init.method} ${String(path).split('?')[0]}`)

/** A file with what jsdom lacks: readable bytes. */
function fileOf(name: string, bytes: Uint8Array): File {
  const file = new File([new Uint8Array(bytes)], name)
  const slice = (from = 0, to = bytes.length) => {
    const part = bytes.subarray(from, to)
    return Object.assign(new Blob([new Uint8Array(part)]), { arrayBuffer: async () => new Uint8Array(part).buffer })
  }
  return Object.assign(file, { slice })
}
const photo = (name: string) => fileOf(name, Buffer.from('\xff\xd8\xff..........', 'latin1'))
const video = (size: number) =>
  fileOf('rooms.mov', Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  '), Buffer.alloc(size - 12)]))

function edit() {
  const { container } = render(<ToursCard userId={userId} profile={profile} />)
  return async (use: string, files: File[]) => {
    const field = container.querySelector<HTMLInputElement>(`[data-picker=${use}]`)
    if (!field) throw new Error('There is no file field.')
    await userEvent.upload(field, files, { applyAccept: false })
  }
}

test('two or more described photos become a tour; buttons change their order', async () => {
  const choose = edit()
  await press('Edit Virtual Tours')
  await userEvent.click(rooms().getByRole('radio', { name: 'Photos' }))
  let count = 0
  fetched.mockImplementation(async () =>
    mockFetchResult(201, { path: `/pictures/${++count}.webp`, width: 800, height: 600 }),
  )
  await choose('photos', [photo('a.jpg')])
  await userEvent.type(await rooms().findByLabelText('What it shows'), 'The door')
  await press('Done Editing')
  expect(rooms().getByText(/at least 2 photos/)).toBeInTheDocument()
  await choose('photos', [photo('b.jpg')])
  await waitFor(() => expect(rooms().getAllByLabelText('What it shows')).toHaveLength(2))
  await press('Done Editing')
  expect(rooms().getByText(/describe the photo/)).toBeInTheDocument()
  const [, second] = rooms().getAllByLabelText('What it shows')
  expect(second).toHaveFocus()
  if (second) await userEvent.type(second, 'The nap room')
  await press('Move Photo 2 of 2 earlier')
  fetched.mockImplementation(async () => mockFetchResult(200, { status: 'pending' }))
  await press('Done Editing')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Virtual Tours' })).toBeInTheDocument())
  const size = { caption: '', width: 800, height: 600 }
  expect(sent().virtualTours).toEqual([
    {
      place: 'main_environment',
      title: 'Main environment',
      url: '',
      photos: [
        { path: '/pictures/2.webp', alt: 'The nap room', ...size },
        { path: '/pictures/1.webp', alt: 'The door', ...size },
      ],
    },
  ])
})

test('a video is uploaded in parts, continues after an interruption, and is sent with a description', async () => {
  const choose = edit()
  await press('Edit Virtual Tours')
  await userEvent.click(rooms().getByRole('radio', { name: 'A video' }))
  await choose('video', [photo('rooms.mp4')])
  expect(rooms().getByText(/We can’t read this video/)).toBeInTheDocument()
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const unreadable = { arrayBuffer: () => Promise.reject(new Error('It stands elsewhere.')) }
  await choose('video', [Object.assign(video(12), { slice: () => unreadable })])
  expect(await rooms().findByText(/We couldn’t add it/)).toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()

  const film = video(2 * PIECE_BYTES + 3)
  fetched.mockResolvedValueOnce(mockFetchResult(201, { id: 'k.mp4', path: null }))
  fetched.mockRejectedValueOnce(new Error('gone'))
  await choose('video', [film])
  expect(await rooms().findByText(/We couldn’t add it/)).toBeInTheDocument()
  consoleError.mockRestore()
  fetched.mockResolvedValueOnce(mockFetchResult(200, { id: 'k.mp4', path: null }))
  fetched.mockResolvedValueOnce(mockFetchResult(200, { id: 'k.mp4', path: '/videos/k.mp4' }))
  await choose('video', [film])
  const words = await rooms().findByLabelText('What it shows')
  const [first, ...further] = calls()
  expect(first).toBe('POST /api/provider-videos')
  expect(further).toEqual([1, 1, 2].map((piece) => `PUT /api/provider-videos/k.mp4/pieces/${piece}`))
  await press('Done Editing')
  expect(words).toHaveFocus()
  await userEvent.type(words, 'All rooms, with music.')
  // A link typed earlier is not sent with it.
  await userEvent.click(rooms().getByRole('radio', { name: 'A link' }))
  await userEvent.type(rooms().getByLabelText('Link'), 'youtu.be/abcDEF12_-3')
  await userEvent.click(rooms().getByRole('radio', { name: 'A video' }))
  fetched.mockResolvedValue(mockFetchResult(200, { status: 'pending' }))
  await press('Done Editing')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Virtual Tours' })).toBeInTheDocument())
  expect(sent().virtualTours).toMatchObject([
    { url: '', video: { path: '/videos/k.mp4', alt: 'All rooms, with music.' } },
  ])
})

test('the description of a video stays when another video replaces it', async () => {
  const choose = edit()
  await press('Edit Virtual Tours')
  await userEvent.click(rooms().getByRole('radio', { name: 'A video' }))
  fetched.mockResolvedValueOnce(mockFetchResult(201, { id: 'k.mp4', path: '/videos/k.mp4' }))
  await choose('video', [video(12)])
  const words = await rooms().findByLabelText('What it shows')
  let arrive = (_: Response) => {}
  fetched.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  await choose('video', [video(14)])
  await userEvent.type(words, 'All rooms.')
  arrive(mockFetchResult(201, { id: 'n.mp4', path: '/videos/n.mp4' }))
  await waitFor(() => expect(document.querySelector('video')).toHaveAttribute('src', '/videos/n.mp4'))
  expect(words).toHaveValue('All rooms.')
})

test("a colleague's tour that replaces the user's own is theirs, whatever kind was chosen before", async () => {
  const card = (url: string, more: object = {}) => {
    const virtualTours = [{ place: 'main_environment' as const, title: 'A walk', url }]
    return <ToursCard userId={userId} profile={{ ...profile, live: { ...profile.live, virtualTours }, ...more }} />
  }
  const { rerender } = render(card('https://youtu.be/abcDEF12_-3'))
  await press('Edit Virtual Tours')
  await userEvent.click(rooms().getByRole('radio', { name: 'Photos' }))
  rerender(card('https://youtu.be/otherDEF1_3', { version: 'v2' }))
  await press('Use this instead of mine')
  expect(rooms().getByLabelText('Link')).toHaveValue('https://youtu.be/otherDEF1_3')
})

const PHOTOS = ['door', 'nap room'].map((name, at) => ({
  path: `/pictures/${at}.webp`,
  alt: `The ${name}`,
  caption: '',
  width: 800,
  height: 600,
}))
const TOURS = [
  { place: 'main_environment' as const, title: 'A walk', url: '', photos: PHOTOS },
  { place: 'extra' as const, title: 'Another view', url: '', video: { path: '/videos/a.mp4', alt: 'The yard.' } },
]

test("families step through a tour's photos themselves, and a video does not play on its own", async () => {
  const cover = { src: '/pictures/c.webp', alt: 'The house', caption: null, width: 800, height: 600 }
  const { container } = render(
    <>
      <VirtualTours id="sunny-k3f9" tours={TOURS} cover={cover} isPreview={false} />
      <a href="/pictures/c.webp" data-photo={0}>
        <Picture src="/pictures/c.webp" alt="The house" width={8} height={6} sizes="100vw" />
      </a>
      <PhotoViewer countedFor="sunny-k3f9" />
    </>,
  )
  const film = container.querySelector('video')
  expect([film?.getAttribute('preload'), film?.getAttribute('poster'), film?.autoplay]).toEqual([
    'none',
    '/pictures/c.webp',
    false,
  ])
  expect(screen.getByText('The yard.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Open photo 2 of 2: The nap room' }))
  const viewer = within(await screen.findByRole('dialog', { name: 'Photos' }))
  expect(viewer.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['The door', 'The nap room'])
  expect(fetched).not.toHaveBeenCalled()
})

test('an admin sees every photo and the video, and which photos are new', () => {
  const [before] = TOURS.map((tour) => ({ ...tour, photos: PHOTOS.slice(0, 1) }))
  const was = { ...NO_VALUES, virtualTours: before ? [before] : [] }
  const { container } = render(
    <FieldValue field="virtualTours" values={{ ...NO_VALUES, virtualTours: TOURS }} before={was} />,
  )
  expect(screen.getAllByText('New')).toHaveLength(1)
  expect(screen.getByText('The nap room')).toBeInTheDocument()
  expect(container.querySelector('video')).toHaveAttribute('src', '/videos/a.mp4')
})
