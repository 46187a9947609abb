import userEvent from '@testing-library/user-event'
import { AppLink } from '@/components/ui/actions/links'
import { useSoftLinks } from '@/components/ui/hooks'
import { fireEvent, render, screen } from '@/tests/support/setup/render'

const router = { push: jest.fn(), prefetch: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

function Links() {
  return (
    <ul {...useSoftLinks()}>
      <li>
        <a href="/faq?one=1#two">
          <b>Questions</b>
        </a>
        <a href="mailto:hello@nookling.test">Mail</a>
        <a href="https://other.test/faq">Elsewhere</a>
        <a href="/guide" target="_blank" rel="noopener">
          Another tab
        </a>
        <a href="/calendar.ics" download>
          A file
        </a>
        <AppLink href="/calendar?day=2" scroll={false}>
          Next day
        </AppLink>
      </li>
    </ul>
  )
}

beforeEach(() => {
  jest.resetAllMocks()
  render(<Links />)
})

test('a page is prefetched once when the pointer, a finger or the focus reaches its link', async () => {
  await userEvent.hover(screen.getByText('Questions'))
  await userEvent.tab()
  fireEvent.touchStart(screen.getByText('Questions'))
  expect(router.prefetch.mock.calls).toEqual([['/faq?one=1#two']])
})

test('a press follows the link in place', async () => {
  await userEvent.click(screen.getByText('Questions'))
  expect(router.push.mock.calls).toEqual([['/faq?one=1#two']])
})

test('a press keeps the place on the page where the link says so', async () => {
  await userEvent.click(screen.getByText('Next day'))
  expect(router.push.mock.calls).toEqual([['/calendar?day=2', { scroll: false }]])
})

test('a link that leads elsewhere or opens a tab is left to the browser', () => {
  for (const name of ['Mail', 'Elsewhere', 'Another tab', 'A file'])
    expect(press(screen.getByText(name), {})).toBe(true)
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect(press(screen.getByText('Questions'), how)).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
})

/** Whether the browser would handle a press itself; it does nothing here, where there are no other pages. */
function press(element: HTMLElement, how: MouseEventInit): boolean {
  let isLeft = false
  const end = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', end, { once: true })
  fireEvent.click(element, how)
  return isLeft
}
