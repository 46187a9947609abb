import { ErrorPage } from '@/components/layout/error-page'
import { NotFoundView } from '@/components/layout/not-found-view'
import { Breadcrumb } from '@/components/layout/page-head'
import { SiteFrame } from '@/components/layout/site-frame'
import { render, screen, within } from '@/tests/support/setup/render'

jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

it('links everyone to the home page, parent sign-up, provider claims and sign-in', async () => {
  render(<SiteFrame showsSampleData={false}>page</SiteFrame>)
  // The messages are a script of their own.
  const hrefs = hrefsIn(await screen.findByRole('banner'))
  expect(hrefs).toEqual(expect.arrayContaining(['/', '/signup?role=caregiver', '/signup?role=careprovider', '/signin']))
})

it('links the footer to every page in the specification, and no link lacks a target', () => {
  render(<SiteFrame showsSampleData={false}>page</SiteFrame>)
  const footer = screen.getByRole('contentinfo')
  for (const path of [
    '/parent-login',
    '/provider-login',
    '/vendor-login',
    '/safety',
    '/provider-resources',
    '/faq',
    '/privacy-policy',
    '/terms-of-service',
  ])
    expect(hrefsIn(footer)).toContain(path)
  expect(hrefsIn(footer)).not.toContain('#')
  expect(footer).toHaveTextContent('Connecting parents with quality child care since 2025')
})

it('says so when its data is invented', () => {
  const { rerender } = render(<SiteFrame showsSampleData={false}>page</SiteFrame>)
  expect(screen.queryByText(/^Sample data/)).not.toBeInTheDocument()
  rerender(<SiteFrame showsSampleData>page</SiteFrame>)
  expect(screen.getByText(/^Sample data/)).toBeInTheDocument()
})

it('lets the keyboard skip to the content', () => {
  render(<SiteFrame showsSampleData={false}>page</SiteFrame>)
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

it('starts a breadcrumb with Home and ends it with the current page', () => {
  render(<Breadcrumb crumbs={[{ label: 'Florida', href: '/browse-locations' }, { label: 'Orlando' }]} />)
  expect(hrefsIn(screen.getByRole('navigation'))).toEqual(['/', '/browse-locations'])
  expect(screen.getByText('Orlando')).toHaveAttribute('aria-current', 'page')
})

it('helps a visitor who is lost: a message, a search, and links', () => {
  render(<NotFoundView />)
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'ZIP code or city' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument()
})

it('shows the number of an error, but never its message', () => {
  const error = Object.assign(new Error('select * from secrets'), { digest: '4711' })
  render(<ErrorPage error={error} retry={() => {}} />)
  expect(screen.getByText('4711')).toBeInTheDocument()
  expect(screen.queryByText(/secrets/)).not.toBeInTheDocument()
})

it('tries again on request', () => {
  const retry = jest.fn()
  render(<ErrorPage error={new Error('x')} retry={retry} />)
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledTimes(1)
})
