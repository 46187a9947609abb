import { render, screen, within } from '@testing-library/react'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import type { ManagedProvider } from '@/lib/listings/people/schema'
import { routes } from '@/lib/platform/http/routes'

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
  const hrefOf = (id: string) => routes.insights({ provider: id })
  render(
    await ProviderPart({
      firstName: 'Fay',
      own: { providers, chosen },
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
  expect(await show([harbor], harbor)).toEqual(['Leads', 'JournalTrade Journal', 'Messages', 'Calendar', 'Your people'])
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

test('a user without a page is led to finding it', async () => {
  expect(await show([], null)).toHaveLength(10)
  expect(screen.getByRole('link', { name: 'Find your page' })).toHaveAttribute('href', '/claim')
})
