import userEvent from '@testing-library/user-event'
import { PictureSettings } from '@/components/accounts/settings/picture-settings'
import { Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { fireEvent, render, screen, waitFor } from '@/tests/support/setup/render'

const refreshed = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: refreshed }) }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  refreshed.mockReset()
  globalThis.fetch = fetched
})

/** A file with what jsdom lacks: readable first bytes. */
function file(bytes: readonly number[], name = 'photo.jpg', type = 'image/jpeg') {
  const made = new File([Uint8Array.from(bytes)], name, { type })
  made.slice = () => ({ arrayBuffer: async () => Uint8Array.from(bytes).buffer }) as Blob
  return made
}
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]

function show(picture: string | null = null) {
  const { container } = render(
    <>
      <PictureSettings name="Dana Rivera" picture={picture} />
      <Toaster />
    </>,
  )
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file field.')
  return { choose: (chosen: File) => userEvent.upload(input, chosen, { applyAccept: false }) }
}

/** jsdom does not load images. */
async function openPicture(width = 1200, height = 600) {
  const picture = await waitFor(() => {
    const found = document.querySelector<HTMLImageElement>('img[src^="data:"]')
    if (!found) throw new Error('not yet')
    return found
  })
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  fireEvent.load(picture)
  return picture
}

test('a user chooses a picture and moves the frame with buttons, and the file is sent unchanged with the crop', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, { profileImage: '/pictures/x.webp' }))
  const { choose } = show()
  const chosen = file(JPEG)
  await choose(chosen)
  await openPicture()
  await userEvent.click(await screen.findByRole('button', { name: 'Smaller' }))
  for (const button of ['Move left', 'Move right', 'Move left', 'Move up', 'Move down'])
    await userEvent.click(screen.getByRole('button', { name: button }))
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }))
  expect(await screen.findByText('Picture saved')).toBeInTheDocument()
  const [path, { method, body }] = fetched.mock.calls[0] ?? []
  expect([method, body]).toEqual(['POST', chosen])
  const part = Object.fromEntries(
    [...new URL(path, 'http://x').searchParams].map(([key, value]) => [key, Number(value)]),
  )
  expect(part.height).toBeCloseTo(1 / 1.12)
  expect(part.width).toBeCloseTo(0.5 / 1.12)
  expect(part.x).toBeLessThan(0.25)
  expect(refreshed).toHaveBeenCalled()
})

test.each([
  ['an SVG named .jpg', Array.from('<svg xmlns=', (letter) => letter.charCodeAt(0)), /can’t read this picture/],
  ['a phone’s HEIC', Array.from('\0\0\0\x18ftypheic', (letter) => letter.charCodeAt(0)), /HEIC pictures/],
  ['an empty file', [], /This file is empty/],
])('%s is rejected before it is sent', async (_, bytes, sentence) => {
  const { choose } = show()
  await choose(file(bytes))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
})

test('a file that the browser cannot show gives a message, and another one can be chosen', async () => {
  const { choose } = show()
  await choose(file(JPEG))
  fireEvent.error(await openPicture())
  expect(await screen.findByText(/damaged or incomplete/)).toBeInTheDocument()
})

test('without a connection the crop stays and can be sent again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fetched.mockRejectedValueOnce(new TypeError('no connection'))
  const { choose } = show()
  await choose(file(JPEG))
  await openPicture()
  await userEvent.click(await screen.findByRole('button', { name: 'Save picture' }))
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeEnabled()
  logged.mockRestore()
})

test('a picture is removed, and the page is reloaded', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, { profileImage: null }))
  show('/pictures/x.webp')
  expect(screen.getByRole('button', { name: 'Choose a different picture' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(await screen.findByText('Picture removed')).toBeInTheDocument()
  expect(fetched.mock.calls[0]?.[1].method).toBe('DELETE')
  expect(refreshed).toHaveBeenCalled()
})
