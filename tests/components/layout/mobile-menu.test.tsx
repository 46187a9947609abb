import userEvent from '@testing-library/user-event'
import { MobileMenu } from '@/components/layout/header'
import { SignedInMenu } from '@/components/layout/signed-in-area'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

const address = { path: '/', query: '' }
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => address.path,
  useSearchParams: () => new URLSearchParams(address.query),
}))

function openMenu() {
  render(
    <>
      <MobileMenu />
      <p>The page</p>
    </>,
  )
  const menu = document.querySelector('details')
  const summary = menu?.querySelector('summary')
  if (!menu || !summary) throw new Error('the menu is no details element')
  // jsdom does not open a details element on a click.
  menu.open = true
  summary.focus()
  return { menu, summary }
}

it('offers the same links as the header', () => {
  const { menu } = openMenu()
  const hrefs = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/search',
    '/family-resources',
    '/provider-resources',
    '/favorites',
    '/signin',
    '/signup?role=caregiver',
    '/signup?role=careprovider',
    '/es',
  ])
})

it('closes with Escape and returns the focus to its button', async () => {
  const { menu, summary } = openMenu()
  await userEvent.tab()
  expect(summary).not.toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(summary).toHaveFocus()
})

it('keeps the keyboard focus inside while it is open', async () => {
  const { menu, summary } = openMenu()
  await userEvent.tab({ shift: true })
  expect(within(menu).getAllByRole('link').at(-1)).toHaveFocus()
  await userEvent.tab()
  expect(summary).toHaveFocus()
})

it('closes when a parent presses outside, not inside', async () => {
  const { menu } = openMenu()
  await userEvent.click(within(menu).getByRole('list'))
  expect(menu.open).toBe(true)
  await userEvent.click(screen.getByText('The page'))
  expect(menu.open).toBe(false)
})

it.each([
  [
    'the dashboard of one of several providers',
    '/careprovider-dashboard/leads',
    'provider=otter-house',
    '?provider=otter-house',
  ],
  ['the dashboard of the only one', '/careprovider-dashboard', '', ''],
  ['a page of the site', '/search', 'provider=otter-house', ''],
])('leads from %s back to the dashboard and the messages of the same provider', (_where, path, query, kept) => {
  Object.assign(address, { path, query })
  const user = { role: 'careprovider' } as const
  render(<SignedInMenu {...user} />)
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', `/careprovider-dashboard${kept}`)
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute(
    'href',
    `/careprovider-dashboard/messages${kept}`,
  )
})

it('an account keeps the language that it chooses', async () => {
  const user = { id: 1, email: 'ana@example.com', role: 'caregiver' }
  const fetched = jest.fn().mockResolvedValue(mockFetchResult(200, user))
  globalThis.fetch = fetched
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'signed-in=1'
  openMenu()
  // As when somebody returns to a page: the session is read again.
  window.dispatchEvent(new Event('pageshow'))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-signed-in'))
  const language = screen.getByRole('link', { name: 'Español' })
  // jsdom cannot leave the page.
  language.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(language)
  await waitFor(() =>
    expect(fetched).toHaveBeenCalledWith(
      '/api/account/language',
      expect.objectContaining({ method: 'PUT', body: '{"locale":"es-US"}', keepalive: true }),
    ),
  )
})
