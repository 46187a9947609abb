import userEvent from '@testing-library/user-event'
import { AppLink } from '@/components/ui/actions/links'
import { fireEvent, render, screen } from '@/tests/support/setup/render'

const prefetch = jest.fn()
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch: mode, scroll, ...props }: { prefetch: boolean | null; scroll?: boolean }) => {
    prefetch(mode)
    return <a data-scroll={String(scroll)} {...props} />
  },
}))

const mode = () => prefetch.mock.lastCall?.[0]

beforeEach(() => {
  prefetch.mockReset()
  render(
    <AppLink href="/faq" scroll={false}>
      Questions
    </AppLink>,
  )
})

test('a link in view prefetches nothing', () => {
  expect(mode()).toBe(false)
})

test.each([
  ['the pointer', async () => userEvent.hover(screen.getByText('Questions'))],
  ['a finger', async () => fireEvent.touchStart(screen.getByText('Questions'))],
  ['the focus', async () => userEvent.tab()],
])('%s on a link prefetches its page', async (_what, reach) => {
  await reach()
  expect(mode()).toBeNull()
})

test('a link keeps the place on the page where it says so', () => {
  expect(screen.getByText('Questions').dataset.scroll).toBe('false')
})

test('a file is not prefetched', async () => {
  render(
    <AppLink href="/api/file" download>
      Download
    </AppLink>,
  )
  await userEvent.hover(screen.getByText('Download'))
  expect(mode()).toBe(false)
})
