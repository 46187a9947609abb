import userEvent from '@testing-library/user-event'
import { PublicProfile } from '@/components/listings/profile/public-profile'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { OwnProfile, ProfilePhoto } from '@/lib/listings/profiles/types'
import { buildChange, buildOwnProfile, EMPTY_DASHBOARD_PROPS } from '@/tests/support/listings/own-profile-view'
import { mockFetchExceptDrafts, mockFetchResult } from '@/tests/support/platform/fetch-results'
import { createEvent, fireEvent, render, screen, waitFor, within } from '@/tests/support/setup/render'

const router = { push: jest.fn(), refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const fetched = jest.fn()
let userId = 900
beforeEach(() => {
  userId += 1
  for (const mock of [fetched, router.refresh]) mock.mockReset()
  globalThis.fetch = mockFetchExceptDrafts(fetched)
})

const photo = (name: string, more: Partial<ProfilePhoto> = {}): ProfilePhoto => ({
  path: `/pictures/${name}.webp`,
  alt: `Shows ${name}`,
  caption: '',
  width: 800,
  height: 450,
  ...more,
})
const LIVE = ['a', 'b', 'c'].map((name) => photo(name))
const withPhotos = (photos: ProfilePhoto[] = LIVE, more: Partial<OwnProfile> = {}) => {
  const profile = buildOwnProfile(more)
  return { ...profile, live: { ...profile.live, photos } }
}
function show(profile: OwnProfile = withPhotos()) {
  const all = (one: OwnProfile) => (
    <>
      <PublicProfile userId={userId} profile={one} isEditing={false} {...EMPTY_DASHBOARD_PROPS} />
      <Toaster />
    </>
  )
  const { container, rerender, unmount } = render(all(profile))
  const picker = (use: string) => {
    const field = container.querySelector<HTMLInputElement>(`[data-picker=${use}]`)
    if (!field) throw new Error('There is no file field.')
    return (files: File[]) => userEvent.upload(field, files, { applyAccept: false })
  }
  return {
    choose: picker('photos'),
    chooseCover: picker('cover'),
    again: (one: OwnProfile) => rerender(all(one)),
    unmount,
  }
}
const gallery = () => within(screen.getByRole('region', { name: 'Photo gallery' }))
const order = () =>
  gallery()
    .getAllByLabelText('What it shows')
    .map((field) => (field as HTMLInputElement).value)
const press = (name: string) => userEvent.click(gallery().getByRole('button', { name }))
const sentPhotos = () => JSON.parse(fetched.mock.calls.at(-1)?.[1]?.body ?? '{}').photos

/** A file with what jsdom lacks: readable first bytes. */
function file(name = 'yard.jpg', bytes = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]) {
  const made = new File([Uint8Array.from(bytes)], name)
  made.slice = () => ({ arrayBuffer: async () => Uint8Array.from(bytes).buffer }) as Blob
  return made
}
const HEIC = Array.from('\0\0\0\x18ftypheic', (letter) => letter.charCodeAt(0))
const added = (name: string) => mockFetchResult(201, { path: `/pictures/${name}.webp`, width: 800, height: 600 })

test("a user without photos sees the cover's place and five empty ones", () => {
  show(withPhotos([]))
  expect(gallery().getByRole('button', { name: 'Add a cover image' })).toBeInTheDocument()
  expect(document.querySelectorAll('[data-slot]')).toHaveLength(4)
  expect(gallery().getByRole('button', { name: 'Add photos' })).toBeEnabled()
})

test('each photo on the page shows how often it was opened', () => {
  show(withPhotos(LIVE, { photoViews: { '/pictures/a.webp': 1_204, '/pictures/b.webp': 1 } }))
  for (const words of ['1,204 views', '1 view', 'No views yet']) expect(gallery().getByText(words)).toBeInTheDocument()
})

test('several photos are added together, described, and sent for approval after the others', async () => {
  const { choose } = show()
  fetched.mockResolvedValueOnce(added('x')).mockResolvedValueOnce(added('y'))
  await choose([file(), file('hall.heic', HEIC)])
  await waitFor(() => expect(order()).toEqual(['Shows a', 'Shows b', 'Shows c', '', '']))
  expect(gallery().getAllByText('Not sent yet')).toHaveLength(2)
  await press('Submit for Approval')
  expect(gallery().getAllByText(/Please describe the photo/)).toHaveLength(2)
  const [, , , first, second] = gallery().getAllByLabelText('What it shows')
  expect(first).toHaveFocus()
  if (first && second) {
    fireEvent.change(first, { target: { value: 'A yard' } })
    fireEvent.change(second, { target: { value: 'A hall' } })
  }
  fetched.mockResolvedValueOnce(mockFetchResult(200, { status: 'pending' }))
  await press('Submit for Approval')
  expect(await screen.findByText('Submitted for approval')).toBeInTheDocument()
  expect(sentPhotos().slice(3)).toEqual([
    { path: '/pictures/x.webp', alt: 'A yard', caption: '' },
    { path: '/pictures/y.webp', alt: 'A hall', caption: '' },
  ])
  expect(router.refresh).toHaveBeenCalled()
})

test('a file that is not a photo is rejected by name before it is sent, the others are uploaded', async () => {
  const { choose } = show()
  fetched
    .mockResolvedValueOnce(added('x'))
    .mockResolvedValueOnce(mockFetchResult(400, { message: 'This picture is damaged.' }))
  await choose([file('notes.jpg', [60, 115, 118, 103]), file(), file('torn.jpg')])
  expect(await gallery().findByText(/^notes.jpg: We can’t read this picture/)).toBeInTheDocument()
  expect(gallery().getByText('torn.jpg: This picture is damaged.')).toBeInTheDocument()
  expect(fetched).toHaveBeenCalledTimes(2)
  await press('Dismiss')
  expect(gallery().queryByText(/^torn.jpg/)).not.toBeInTheDocument()
  expect(order()).toHaveLength(4)
})

test('a file that cannot be read gives a message, and the others are uploaded', async () => {
  const { choose } = show()
  const elsewhere = file('cloud.jpg')
  elsewhere.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('It stands elsewhere.')) }) as Blob
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fetched.mockResolvedValueOnce(added('x'))
  await choose([elsewhere, file()])
  expect(await gallery().findByText(/^cloud.jpg: We couldn’t add it/)).toBeInTheDocument()
  await waitFor(() => expect(order()).toHaveLength(4))
  consoleError.mockRestore()
})

test('a picture takes the text typed next to it and is not loaded again for each letter', async () => {
  show()
  const picture = gallery().getByAltText('Shows b')
  await userEvent.type(gallery().getAllByLabelText('What it shows')[1] as HTMLElement, ' and c')
  expect(gallery().getByAltText('Shows b and c')).toBe(picture)
})

test('photos are sorted with buttons, announced, and saved without approval', async () => {
  show()
  await press('Move Photo 2 of 3 earlier')
  expect(order()).toEqual(['Shows b', 'Shows a', 'Shows c'])
  expect(gallery().getByText('Now the cover image.')).toBeInTheDocument()
  await press('Move Photo 2 of 3 later')
  expect(order()).toEqual(['Shows b', 'Shows c', 'Shows a'])
  expect(gallery().getByRole('button', { name: 'Move Cover image earlier' })).toBeDisabled()
  fetched.mockResolvedValueOnce(mockFetchResult(200, { status: 'live' }))
  await press('Save')
  expect(await screen.findByText('Your page is updated')).toBeInTheDocument()
  expect(sentPhotos().map((one: ProfilePhoto) => one.path)).toEqual(
    ['b', 'c', 'a'].map((one) => `/pictures/${one}.webp`),
  )
})

test('photos are sorted by dragging; nothing else can be dropped there', () => {
  show()
  const items = gallery().getAllByRole('listitem')
  const dragData = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, text: string) => dragData.set(type, text),
    getData: (type: string) => dragData.get(type) ?? '',
    get types() {
      return [...dragData.keys()]
    },
  }
  const [first, , third] = items
  if (!first || !third) throw new Error('There are no photos.')
  const overNothing = createEvent.dragOver(first, { dataTransfer })
  fireEvent(first, overNothing)
  expect(overNothing.defaultPrevented).toBe(false)
  fireEvent.dragStart(within(third).getByTitle('Drag to another place'), { dataTransfer })
  fireEvent.dragOver(first, { dataTransfer })
  fireEvent.drop(first, { dataTransfer })
  expect(order()).toEqual(['Shows c', 'Shows a', 'Shows b'])
})

test('a removed photo is restored with one press, with its description, and the focus is on its button', async () => {
  show()
  fireEvent.change(gallery().getAllByLabelText('What it shows')[1] as HTMLElement, { target: { value: 'Another' } })
  await press('Remove Photo 2 of 3')
  expect(order()).toEqual(['Shows a', 'Shows c'])
  expect(gallery().getByRole('button', { name: 'Undo' })).toHaveFocus()
  await press('Undo')
  expect(order()).toEqual(['Shows a', 'Another', 'Shows c'])
  await press('Cancel')
  expect(order()).toEqual(['Shows a', 'Shows b', 'Shows c'])
})

test("an unsent arrangement is there after a reload; a colleague's photos from the meantime are shown", async () => {
  const { unmount } = show()
  await press('Remove Photo 3 of 3')
  unmount()
  const { again } = show()
  expect(await screen.findByText('We restored your unsent photos.')).toBeInTheDocument()
  expect(order()).toEqual(['Shows a', 'Shows b'])
  again(withPhotos([photo('z')]))
  expect(await gallery().findByText(/The photos changed/)).toBeInTheDocument()
  expect(order()).toEqual(['Shows a', 'Shows b'])
  await press('Use theirs instead')
  expect(order()).toEqual(['Shows z'])
})

test('a change of other parts in the meantime raises no question; a change of the photos does', async () => {
  show()
  await press('Remove Photo 3 of 3')
  const listed = (photos: ProfilePhoto[]) =>
    mockFetchResult(200, { version: 'v2', live: withPhotos(photos).live, change: null })
  fetched
    .mockResolvedValueOnce(mockFetchResult(409, { message: 'Somebody else has changed this page.' }))
    .mockResolvedValueOnce(listed(LIVE))
    .mockResolvedValueOnce(mockFetchResult(409, { message: 'Somebody else has changed this page.' }))
  await press('Save')
  expect(JSON.parse(fetched.mock.calls[2]?.[1]?.body).version).toBe('v2')
  fetched
    .mockResolvedValueOnce(mockFetchResult(409, { message: 'Somebody else has changed this page.' }))
    .mockResolvedValueOnce(listed([photo('z')]))
  await press('Save')
  expect(await gallery().findByText('Somebody else has changed this page.')).toBeInTheDocument()
  expect(fetched).toHaveBeenCalledTimes(5)
})

test('rejected photos are shown again with the reason', async () => {
  const fields = { photos: { from: LIVE, to: [...LIVE, photo('x')] } }
  const decisions = { photos: { accepted: false as const, reason: 'A child can be recognized.' } }
  show(withPhotos(LIVE, { change: buildChange({ status: 'decided', fields, decisions }) }))
  expect(gallery().getByText(/We didn’t accept your photos: A child can be recognized/)).toBeInTheDocument()
  await press('Put them back on the list')
  expect(order()).toEqual(['Shows a', 'Shows b', 'Shows c', 'Shows x'])
})

test('pending photos are marked', () => {
  const fields = { photos: { from: LIVE, to: [photo('x'), ...LIVE] } }
  show(withPhotos(LIVE, { change: buildChange({ fields }) }))
  expect(order()[0]).toBe('Shows x')
  const [first] = gallery().getAllByRole('listitem', { hidden: true })
  expect(first).toHaveTextContent(/^Waiting for approval/)
  // Once beside the gallery's title, and at the one new photo.
  expect(gallery().getAllByText('Waiting for approval')).toHaveLength(2)
})

describe('the cover image', () => {
  const drawImage = jest.fn()
  const encoded = jest.fn()
  beforeEach(() => {
    drawImage.mockReset()
    encoded.mockReset()
    HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: jest.fn(), drawImage: drawImage })) as never
    HTMLCanvasElement.prototype.toBlob = function (this: HTMLCanvasElement, done, ...how) {
      encoded(this.width, this.height, ...how)
      done(new Blob(['jpeg'], { type: 'image/jpeg' }))
    }
  })

  /** jsdom does not load images. */
  async function openPicture(width = 2_000, height = 1_500) {
    const picture = await waitFor(() => {
      const found = document.querySelector<HTMLImageElement>('img[src^="data:"]')
      if (!found) throw new Error('not yet')
      return found
    })
    const sizes = { width: 400, height: 300, naturalWidth: width, naturalHeight: height }
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(picture, name, { value })
    fireEvent.load(picture)
  }

  test('is cropped to 16:9 from the chosen file as a JPEG of quality 0.9, and takes the first place', async () => {
    const { chooseCover } = show()
    await chooseCover([file()])
    const save = await screen.findByRole('button', { name: 'Save Cover Image' })
    expect(save).toBeDisabled()
    await openPicture()
    // Elements have no size in jsdom, so the library never completes a crop on its own.
    await userEvent.click(screen.getByRole('button', { name: 'Move up' }))
    expect(save).toBeEnabled()
    fetched.mockResolvedValueOnce(added('cover'))
    await userEvent.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    // Nine tenths of the width, in 16:9, placed above the middle.
    expect(encoded).toHaveBeenCalledWith(1_800, 1_013, 'image/jpeg', 0.9)
    const [, x, y, width, height] = drawImage.mock.calls[0] ?? []
    expect([x, y, width, height].map(Math.round)).toEqual([100, 184, 1_800, 1_013])
    expect(fetched.mock.calls[0]?.[1]?.body.type).toBe('image/jpeg')
    expect(order()).toEqual(['', 'Shows b', 'Shows c'])
  })

  test.each([
    [199, 300],
    [400, 112],
  ])('is refused when it has %i x %i pixels, fewer than the smallest frame', async (width, height) => {
    const { chooseCover } = show()
    await chooseCover([file('small.jpg')])
    await openPicture(width, height)
    expect(
      await screen.findByText(/^small.jpg: This picture is too small.*at least 200 x 113 pixels/),
    ).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is never cropped to fewer pixels than the smallest frame, however it is scaled on screen', async () => {
    const { chooseCover } = show()
    await chooseCover([file()])
    // Shown at twice its size.
    await openPicture(240, 180)
    const smaller = await screen.findByRole('button', { name: 'Smaller' })
    for (let press = 0; press < 6; press += 1) await userEvent.click(smaller)
    fetched.mockResolvedValueOnce(added('cover'))
    await userEvent.click(screen.getByRole('button', { name: 'Save Cover Image' }))
    await waitFor(() => expect(encoded).toHaveBeenCalledWith(200, 113, 'image/jpeg', 0.9))
  })

  test('is discarded by Cancel', async () => {
    const { chooseCover } = show()
    await chooseCover([file()])
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(order()).toEqual(['Shows a', 'Shows b', 'Shows c'])
    expect(fetched).not.toHaveBeenCalled()
  })

  test("the server converts a phone's HEIC to a JPEG first; a broken one gives a message", async () => {
    const { chooseCover } = show()
    const jpeg = { ok: true, blob: async () => new Blob(['jpeg'], { type: 'image/jpeg' }) }
    fetched.mockResolvedValueOnce(jpeg)
    await chooseCover([file('IMG_1.HEIC', HEIC)])
    await openPicture()
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/provider-photos/readable')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    fetched.mockResolvedValueOnce(mockFetchResult(400, { message: 'This picture is damaged.' }))
    await chooseCover([file('IMG_2.HEIC', HEIC)])
    expect(await gallery().findByText('IMG_2.HEIC: This picture is damaged.')).toBeInTheDocument()
  })

  test('the crop is unchanged after a network error', async () => {
    const { chooseCover } = show()
    await chooseCover([file()])
    await openPicture()
    await userEvent.click(await screen.findByRole('button', { name: 'Smaller' }))
    fetched.mockResolvedValueOnce(mockFetchResult(429, { message: 'Please wait a while.' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save Cover Image' }))
    expect(await screen.findByText('Please wait a while.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Save Cover Image' })).toBeEnabled()
  })
})

describe('the logo', () => {
  const edit = (live: object) => {
    const profile = withPhotos()
    const { container } = render(
      <PublicProfile
        userId={userId}
        profile={{ ...profile, live: { ...profile.live, ...live } }}
        isEditing
        {...EMPTY_DASHBOARD_PROPS}
      />,
    )
    const picker = container.querySelector<HTMLInputElement>('[data-picker=logo]')
    if (!picker) throw new Error('There is no file field.')
    return { container, choose: (chosen: File) => userEvent.upload(picker, chosen, { applyAccept: false }) }
  }
  const sentLogo = () => JSON.parse(fetched.mock.calls.at(-1)?.[1]?.body ?? '{}').businessLogo

  test('is cropped to a square, shown, and sent with the other details', async () => {
    HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: jest.fn(), drawImage: jest.fn() })) as never
    const encoded = jest.fn()
    HTMLCanvasElement.prototype.toBlob = function (this: HTMLCanvasElement, done) {
      encoded(this.width, this.height)
      done(new Blob(['jpeg'], { type: 'image/jpeg' }))
    }
    const { container, choose } = edit({})
    await choose(file('logo.png'))
    const picture = await waitFor(() => {
      const found = document.querySelector<HTMLImageElement>('img[src^="data:"]')
      if (!found) throw new Error('not yet')
      return found
    })
    for (const name of ['width', 'height', 'naturalWidth', 'naturalHeight'])
      Object.defineProperty(picture, name, { value: 300 })
    fireEvent.load(picture)
    await userEvent.click(await screen.findByRole('button', { name: 'Move up' }))
    fetched.mockResolvedValueOnce(added('logo'))
    await userEvent.click(screen.getByRole('button', { name: 'Save Logo' }))
    await waitFor(() => expect(container.querySelector('img[src="/pictures/logo.webp"]')).toBeInTheDocument())
    expect(encoded).toHaveBeenCalledWith(270, 270)
    fetched.mockResolvedValueOnce(mockFetchResult(200, { status: 'pending' }))
    fireEvent.click(screen.getByText('Submit for Approval'))
    await waitFor(() => expect(sentLogo()).toBe('/pictures/logo.webp'))
  })

  test('is removed', async () => {
    const { container } = edit({ businessLogo: '/pictures/old.webp' })
    expect(container.querySelector('img[src="/pictures/old.webp"]')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }))
    expect(container.querySelector('img[src="/pictures/old.webp"]')).not.toBeInTheDocument()
    fetched.mockResolvedValueOnce(mockFetchResult(200, { status: 'live' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save: Name and logo' }))
    await waitFor(() => expect(sentLogo()).toBe(''))
  })
})
