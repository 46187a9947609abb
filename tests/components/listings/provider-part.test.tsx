import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import type { ManagedProvider } from '@/lib/listings/people/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { cleanup, render, screen, within } from '@/tests/support/setup/render'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const provider = (name: string, role: ManagedProvider['role']): ManagedProvider => ({
  internalId: 1,
  id: `${name.toLowerCase()}-k3f9`,
  name,
  city: 'Orlando',
  status: 'open',
  role,
})
const harbor = provider('Harbor', 'front_desk')
const sunny = provider('Sunny', 'editor')
const read = jest.fn(() => 'Numbers of it')
beforeEach(() => read.mockClear())

async function show(providers: ManagedProvider[], chosen: ManagedProvider | null) {
  const hrefOf = (id: string) => dashboardRoutes.insights({ provider: id })
  render(
    await ProviderPart({
      firstName: 'Fay',
      own: { providers, chosen },
      counts: { families: 3, messages: 0 },
      current: 'insights',
      act: 'see-numbers',
      hrefOf,
      children: read,
    }),
  )
  const parts = within(screen.getByRole('navigation', { name: 'Your dashboard' })).getAllByRole('link')
  return parts.map(({ textContent }) => textContent)
}

test('the front desk sees the parts it can use, reads which provider this is, and its numbers are not loaded', async () => {
  expect(await show([harbor], harbor)).toEqual([
    'Today',
    'Families3, 3 families wait',
    'Messages',
    'Calendar',
    'Trade Journal',
    'Your people',
  ])
  expect(
    screen.getByText(/for managers and editors of Harbor. Your role there is to answer families/),
  ).toBeInTheDocument()
  expect(read).not.toHaveBeenCalled()
})

test('a user of several providers sees those parts, and switches from one provider to another', async () => {
  expect(await show([harbor, sunny], sunny)).toContain('Analytics')
  expect(screen.getByText('Numbers of it')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Harbor' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard/insights?provider=harbor-k3f9',
  )
  expect(screen.getByRole('link', { name: /^Sunny/ })).toHaveAttribute('aria-current', 'page')
})

test('the links of the tabs keep the selected provider of several; with one provider they omit it', async () => {
  await show([harbor, sunny], sunny)
  const hrefs = () =>
    within(screen.getByRole('navigation', { name: 'Your dashboard' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
  expect(hrefs().every((href) => href.includes('provider=sunny-k3f9'))).toBe(true)
  expect(hrefs()).toContain('/careprovider-dashboard?tab=profile&provider=sunny-k3f9')
  cleanup()
  await show([sunny], sunny)
  expect(hrefs().some((href) => href.includes('provider='))).toBe(false)
})

test('there are at most seven tabs: the others are in a menu that says which of them is open', async () => {
  await show([sunny], sunny)
  const nav = within(screen.getByRole('navigation', { name: 'Your dashboard' }))
  const inMenu = nav.getByText('More: Atlas Insights').closest('details')
  const all = nav.getAllByRole('link')
  expect(all.filter((link) => !inMenu?.contains(link)).length + 1).toBeLessThanOrEqual(7)
  expect(inMenu).toContainElement(nav.getByRole('link', { name: 'Atlas Insights' }))
  expect(nav.getByRole('link', { name: 'Atlas Insights' })).toHaveAttribute('aria-current', 'page')
})

test('a user without a page is led to finding it', async () => {
  expect(await show([], null)).toHaveLength(11)
  expect(screen.getByRole('link', { name: 'Find your page' })).toHaveAttribute('href', '/claim')
})
