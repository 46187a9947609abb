import userEvent from '@testing-library/user-event'
import { DirectoryView } from '@/components/admin/directory/directory-view'
import { DuplicatesView } from '@/components/admin/directory/duplicates-view'
import { FileFacts } from '@/components/admin/directory/file-parts'
import { directoryQuery } from '@/lib/admin/directory/schema'
import type { DuplicatePair, PairedProvider } from '@/lib/admin/directory/types'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'admin.merge')

const refresh = jest.fn()
jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh }),
  usePathname: () => '/admin/providers/duplicates',
}))

const sent = jest.fn()
beforeEach(() => {
  refresh.mockReset()
  sent.mockReset().mockReturnValue(mockFetchResult(200, {}))
  global.fetch = (async (path: string, { method, body }: RequestInit = {}) =>
    sent(`${method} ${path}`, body && JSON.parse(String(body)))) as typeof fetch
})

const candidate = (id: number, name: string): PairedProvider => ({
  id,
  name,
  place: 'Orlando, FL 32801',
  status: 'open',
})
const now = new Date('2026-11-22T15:00:00Z')
const search = { searchedAt: new Date('2026-11-22T08:20:00Z'), isDue: false }
const [otter, inc] = [candidate(7, 'Otter House'), candidate(9, 'Otter House Inc')]
const pair = { keep: otter, drop: inc, rule: 'name_address_zip', percent: 99, reason: 'Same name' } as DuplicatePair

test('an admin marks a pair as two providers', async () => {
  render(<DuplicatesView pairs={[pair]} apart={[]} most={100} search={search} now={now} />)
  expect(screen.queryByText(t('apart'))).toBeNull()
  await userEvent.click(
    screen.getByRole('button', { name: t('areTwoSpoken', { one: 'Otter House', other: 'Otter House Inc' }) }),
  )
  expect(sent).toHaveBeenCalledWith('PUT /api/directory/distinctions', { oneId: 7, otherId: 9, areTwo: true })
  await waitFor(() => expect(refresh).toHaveBeenCalled())
})

test('an admin undoes marking a pair as two providers', async () => {
  render(<DuplicatesView pairs={[]} apart={[{ one: otter, other: inc }]} most={100} search={search} now={now} />)
  expect(screen.getByText(t('noneText'))).toBeVisible()
  await userEvent.click(
    screen.getByRole('button', { name: t('takeBackSpoken', { one: 'Otter House', other: 'Otter House Inc' }) }),
  )
  expect(sent).toHaveBeenCalledWith('PUT /api/directory/distinctions', { oneId: 7, otherId: 9, areTwo: false })
})

test('a rejected request shows the reason, and the pair stays', async () => {
  sent.mockReturnValue(mockFetchResult(409, { message: 'Someone already merged one of them.' }))
  render(<DuplicatesView pairs={[pair]} apart={[]} most={100} search={search} now={now} />)
  await userEvent.click(screen.getByRole('button', { name: /^Not the same/ }))
  expect(await screen.findByText(/already merged/)).toBeVisible()
  expect(refresh).not.toHaveBeenCalled()
})

test('an admin reads when the pairs were computed, and that a new run has started', () => {
  const { rerender } = render(<DuplicatesView pairs={[pair]} apart={[]} most={100} search={search} now={now} />)
  expect(screen.getByRole('status')).toHaveTextContent('Searched Nov 22, 3:20 AM.')
  const never = { searchedAt: null, isDue: true }
  rerender(<DuplicatesView pairs={[]} apart={[]} most={100} search={never} now={now} />)
  expect(screen.getByRole('status')).toHaveTextContent(`${t('neverSearched')} ${t('searching')}`)
  expect(screen.queryByText(t('noneText'))).toBeNull()
})

describe('directory view', () => {
  const found = { providers: [], total: 0, page: 1, pageCount: 0 }

  test('an empty directory links to the import, and a search without results to another search', () => {
    const { rerender } = render(<DirectoryView query={directoryQuery.parse({})} found={found} sources={[]} />)
    expect(screen.getByRole('heading', { name: 'No providers yet' })).toBeInTheDocument()
    const links = screen.getAllByRole('link', { name: 'Import files' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/providers/import',
      '/admin/providers/import',
    ])
    rerender(<DirectoryView query={directoryQuery.parse({ q: 'otter' })} found={found} sources={[]} />)
    expect(screen.getByRole('heading', { name: 'No providers found' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /all providers/i })).toHaveAttribute('href', '/admin/providers')
  })
})

test('an admin who comes from an import reads that only its new providers are listed, and can see all', () => {
  const none = { providers: [], total: 0, page: 1, pageCount: 0 }
  const { container } = render(<DirectoryView query={directoryQuery.parse({ batch: '4' })} found={none} sources={[]} />)
  expect(screen.getByText(/^Only the providers that import batch 4 added\./)).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Show all providers' })[0]).toHaveAttribute('href', '/admin/providers')
  expect(container.querySelector('input[name=batch]')).toHaveValue('4')
})

describe('file facts', () => {
  test('an admin on a phone sees the source, date and age of each fact without scrolling a table sideways', () => {
    const facts = { hours: { sourceName: 'the provider', confirmedOn: '2026-11-01' } } as never
    render(<FileFacts facts={facts} today="2026-11-23" />)
    const cells = screen.getAllByRole('cell')
    expect(cells.map((cell) => cell.dataset.column)).not.toContain(undefined)
    expect(screen.getByRole('cell', { name: 'the provider' })).toHaveAttribute('data-column', 'Source')
  })
})
