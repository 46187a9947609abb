import userEvent from '@testing-library/user-event'
import { report } from '@/components/analytics/report'
import { PhotoViewer } from '@/components/providers/detail/photos/photo-viewer'
import { Gallery, Photos } from '@/components/providers/detail/photos/photos'
import type { PhotoView } from '@/lib/providers/types'
import { fireEvent, render, screen, within } from '@/tests/support/setup/render'

const photos = (count: number): PhotoView[] =>
  Array.from({ length: count }, (_, index) => ({
    src: `/media/photo-${index + 1}.jpg`,
    alt: `Room ${index + 1}`,
    caption: index === 1 ? 'Where we sleep' : null,
    width: 1280,
    height: 720,
  }))

// jsdom has neither modal dialogs nor layout.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
    this.dispatchEvent(new Event('close'))
  }
  Element.prototype.scrollTo = () => {}
})

jest.mock('@/components/analytics/report', () => ({ report: jest.fn() }))
beforeEach(() => jest.mocked(report).mockReset())

function page(count: number, countedFor?: string) {
  return render(
    <>
      <Gallery provider={{ name: 'Casa Amable', kind: 'family_home', photos: photos(count) }} />
      <Photos photos={photos(count)} />
      <PhotoViewer countedFor={countedFor} />
    </>,
  )
}

test('the main image and three more are shown, the rest is folded', () => {
  page(7)
  expect(screen.getAllByRole('link', { name: /^Open photo 1 of 7/ })).toHaveLength(2)
  expect(screen.getByText('3 more photos')).toBeInTheDocument()
  const unfolded = screen.getByRole('group')
  expect(
    within(unfolded)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/media/photo-5.jpg', '/media/photo-6.jpg', '/media/photo-7.jpg'])
})

test('a parent views all photos by keyboard, each once, and comes back', async () => {
  page(7)
  await userEvent.click(screen.getAllByRole('link', { name: /^Open photo 6 of 7/ })[0] ?? document.body)
  const viewer = await screen.findByRole('dialog', { name: 'Photos' })
  expect(within(viewer).getAllByRole('listitem')).toHaveLength(7)
  expect(within(viewer).getByText('6 of 7')).toBeInTheDocument()
  fireEvent.keyDown(viewer, { key: 'ArrowRight' })
  expect(within(viewer).getByText('7 of 7')).toBeInTheDocument()
  expect(within(viewer).getByRole('button', { name: 'Next photo' })).toBeDisabled()
  fireEvent.keyDown(viewer, { key: 'ArrowRight' })
  expect(within(viewer).getByText('7 of 7')).toBeInTheDocument()
  await userEvent.click(within(viewer).getByRole('button', { name: 'Previous photo' }))
  expect(within(viewer).getByText('6 of 7')).toBeInTheDocument()
  await userEvent.click(within(viewer).getByRole('button', { name: 'Close photos' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a press on a picture does nothing, a press outside closes it', async () => {
  page(2)
  await userEvent.click(screen.getAllByRole('link', { name: /^Open photo 2 of 2/ })[0] ?? document.body)
  const viewer = await screen.findByRole('dialog')
  await userEvent.click(within(viewer).getByRole('img', { name: 'Room 2' }))
  expect(viewer).toBeInTheDocument()
  await userEvent.click(within(viewer).getByText('Where we sleep'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a link to a photo opened in a new tab stays a link', () => {
  page(2)
  const link = screen.getAllByRole('link', { name: /^Open photo 1/ })[0] ?? document.body
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a provider without photos has a decorative tile with its initials, and says that there are none', () => {
  const { container } = page(0)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('CA')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('No photos yet.')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('each photo opened in full size is counted; in a preview none is', async () => {
  const { unmount } = page(3, 'sunny-k3fb')
  await userEvent.click(screen.getAllByRole('link', { name: /^Open photo 2 of 3/ })[0] ?? document.body)
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'ArrowRight' })
  expect(jest.mocked(report).mock.calls.flat(2)).toEqual(
    [2, 3].map((place) => ({ providerId: 'sunny-k3fb', interactionType: 'photo', photo: `/media/photo-${place}.jpg` })),
  )
  unmount()
  jest.mocked(report).mockReset()
  page(3)
  await userEvent.click(screen.getAllByRole('link', { name: /^Open photo 2 of 3/ })[0] ?? document.body)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(report).not.toHaveBeenCalled()
})
