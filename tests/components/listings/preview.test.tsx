import { NoPreview, ProfilePreviewView } from '@/components/listings/preview/profile-preview'
import { Toaster } from '@/components/ui/overlays/toasts'
import { applyProposedToPage } from '@/lib/listings/profiles/rules/changes'
import type { ProposedFields } from '@/lib/listings/profiles/types'
import type { ProviderDetail } from '@/lib/providers/types'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { fireEvent, render, renderIn, screen, waitFor } from '@/tests/support/setup/render'

const router = { push: jest.fn(), refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const fetched = jest.fn(() => new Promise(() => {}))
beforeEach(() => {
  fetched.mockClear()
  globalThis.fetch = fetched as never
})

const otherProps = {
  medians: [],
  reply: null,
  today: '2026-11-22',
  now: new Date('2026-11-22T15:00:00Z'),
}
const show = (fields: ProposedFields, changed: Partial<ProviderDetail> = {}) =>
  render(
    <>
      <ProfilePreviewView
        preview={{ page: applyProposedToPage(buildDetail(changed), fields), fields }}
        {...otherProps}
      />
      <Toaster />
    </>,
  )

test('a user without a page reads what this screen shows, and finds links back and to a page', () => {
  render(<NoPreview />)
  expect(screen.getByRole('heading', { level: 1, name: 'Profile preview' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Care Provider Dashboard' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard',
  )
  expect(screen.getByRole('link', { name: 'Find your page' })).toHaveAttribute('href', '/claim')
})

test('a provider sees that changes on the page are pending, and finds the way back', () => {
  show({
    businessName: { from: 'Little Harbor Academy', to: 'Harbor House' },
    phone: { from: '(407) 555-0100', to: '(305) 555-0199' },
    website: { from: 'https://harbor.test', to: '' },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Harbor House' })).toBeInTheDocument()
  expect(screen.getByText('Waiting for approval')).toBeInTheDocument()
  expect(screen.getByText('Waiting for approval: (305) 555-0199')).toBeInTheDocument()
  expect(screen.getByText('Waiting for approval: removed')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard?tab=profile&provider=little-harbor-academy-orlando-fl-k3f9',
  )
})

test('the preview in each language shows and marks that language’s description', () => {
  const fields = { 'aboutUs-es-US': { from: '', to: 'Un centro pequeño.' } }
  const { unmount } = show(fields)
  expect(screen.getByText('A small center beside Lake Eola.')).toBeInTheDocument()
  expect(screen.queryByText('Waiting for approval')).not.toBeInTheDocument()
  unmount()
  renderIn(
    'es-US',
    <ProfilePreviewView preview={{ page: applyProposedToPage(buildDetail(), fields), fields }} {...otherProps} />,
  )
  expect(screen.getByText('Un centro pequeño.')).toBeInTheDocument()
  expect(screen.getByText('Espera aprobación')).toBeInTheDocument()
})

test('without changes nothing is marked, and the visit is not counted', () => {
  const { container } = show({})
  expect(screen.getByText(/as parents see it today/)).toBeInTheDocument()
  expect(screen.queryByText(/Waiting for approval/)).not.toBeInTheDocument()
  expect(container.querySelector('[href*="/claim/"]')).toBeNull()
  expect(JSON.stringify(fetched.mock.calls)).not.toContain('interactions')
})

test("the provider's strengths are next to its contact buttons, as parents see them", () => {
  show({})
  const [card] = screen.getAllByRole('heading', { name: 'Why Families Choose Us' })
  expect(card?.closest('section')).toHaveTextContent(
    '1:5 with one-year-olds, where Florida allows 1:6' +
      'Rated 4.8 by 31 parents' +
      '2 openings for one-year-olds, confirmed Nov 12',
  )
})

test('the heart is a preview: a press toggles it and saves nothing', () => {
  show({})
  const calls = fetched.mock.calls.length
  fireEvent.click(screen.getByRole('button', { name: 'Add to Favorites' }))
  expect(screen.getByRole('button', { name: 'Favorited' })).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(screen.getByRole('button', { name: 'Favorited' }))
  expect(screen.getByRole('button', { name: 'Add to Favorites' })).toHaveAttribute('aria-pressed', 'false')
  expect(fetched.mock.calls.length).toBe(calls)
})

const PUBLIC = 'http://localhost/provider/little-harbor-academy-orlando-fl-k3f9'

test("Share copies the public page's link, and shows it where copying is blocked", async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'))
  Object.assign(navigator, { clipboard: { writeText } })
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledWith(PUBLIC)
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('We couldn’t copy the link.')).toBeInTheDocument()
})

test('Share copies the address of the Spanish page from a Spanish preview', async () => {
  const writeText = jest.fn()
  Object.assign(navigator, { clipboard: { writeText } })
  renderIn('es-US', <ProfilePreviewView preview={{ page: buildDetail(), fields: {} }} {...otherProps} />)
  fireEvent.click(screen.getByRole('button', { name: 'Compartir' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(PUBLIC.replace('/provider/', '/es/proveedor/')))
})

test("Share opens the device's own menu where there is one; closing it is not an error", async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.assign(navigator, { share })
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Little Harbor Academy', url: PUBLIC }))
  Reflect.deleteProperty(navigator, 'share')
})

test('the preview has the specified tabs, opens on activities, and says what is missing', () => {
  show({}, { activities: [], virtualTours: [], reviews: [], reviewCount: 0 })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Activities & Programs',
    'Virtual Tours',
    'Photos',
    'Reviews',
  ])
  expect(screen.getByRole('tab', { name: 'Activities & Programs' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('No activities listed')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('tab', { name: 'Reviews' }))
  expect(screen.getByText('No reviews available yet.')).toBeInTheDocument()
})

test('Send Message and Schedule a Tour say what families get, and send nothing', async () => {
  show({})
  const calls = fetched.mock.calls.length
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText(/You’ll find what they write under Messages/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Schedule a Tour' }))
  expect(await screen.findByText(/Families choose from the times you offer/)).toBeInTheDocument()
  expect(fetched.mock.calls.length).toBe(calls)
})

test('a sponsored provider is featured, and an open one says so at that hour', () => {
  const hours = [{ weekday: 6, opensMinute: 540, closesMinute: 1_020 }]
  show({}, { isSponsored: true, hours })
  expect(screen.getByText('Featured Provider')).toBeInTheDocument()
  expect(screen.getByText('Open Now')).toBeInTheDocument()
})

test('a closed, unsponsored provider has neither badge', () => {
  show({}, { isSponsored: false, hours: [] })
  expect(screen.queryByText('Featured Provider')).not.toBeInTheDocument()
  expect(screen.queryByText('Open Now')).not.toBeInTheDocument()
})
