import userEvent from '@testing-library/user-event'
import { SiteHealthView } from '@/components/admin/site-health/site-health-view'
import { buildSiteFacts } from '@/tests/support/factories/site-facts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, within } from '@/tests/support/setup/render'

const facts = buildSiteFacts({
  jobs: { runners: 0, overdue: 2, failed: 1 },
  mail: { isSet: true, waiting: 3, refused: 1, failed: 0 },
  files: { where: 'folder', isWritable: false },
})
const row = (title: string) =>
  within(screen.getByRole('heading', { name: new RegExp(`^${title}`) }).closest('li') as HTMLElement)

test('each part shows its configuration and its state', () => {
  render(<SiteHealthView facts={facts} />)
  expect(row('Database').getByText('Works')).toBeVisible()
  expect(row('Jobs').getByText('Needs you')).toBeVisible()
  expect(
    row('Jobs').getByText('No process runs jobs. 2 jobs are more than 5 minutes late. 1 job failed for good.'),
  ).toBeVisible()
  expect(row('Mail').getByText('Needs you')).toBeVisible()
  expect(row('Mail').getByText(/3 mails are waiting. 1 keeps failing/)).toBeVisible()
  expect(row('Files').getByText('Needs you')).toBeVisible()
  expect(row('Files').getByText(/nobody can add photos/)).toBeVisible()
  expect(row('Payments').getByText('Not set')).toBeVisible()
  expect(row('Google').getByText('1,200 of 2,000 calls used today.')).toBeVisible()
  for (const title of ['Database', 'Directory', 'Jobs', 'Mail', 'Files', 'Cached pages', 'Google'])
    expect(row(title).getByRole('button', { name: `Test: ${title}` })).toBeVisible()
  // What is not set could only fail its test.
  expect(row('Payments').queryByRole('button')).not.toBeInTheDocument()
})

test('a test shows its result, good or bad', async () => {
  const replies = [
    mockFetchResult(200, { message: 'We sent a test mail to alex@home.test.' }),
    mockFetchResult(502, { message: 'That didn’t work.' }),
  ]
  global.fetch = (async () => replies.shift()) as typeof fetch
  render(<SiteHealthView facts={facts} />)
  await userEvent.click(row('Mail').getByRole('button', { name: 'Test: Mail' }))
  expect(row('Mail').getByRole('status')).toHaveTextContent('We sent a test mail to alex@home.test.')
  await userEvent.click(row('Mail').getByRole('button', { name: 'Test: Mail' }))
  expect(row('Mail').getByRole('status')).toHaveTextContent('That didn’t work.')
})

test('parts that need attention come first, and every part that does not work says what to do', () => {
  render(<SiteHealthView facts={facts} />)
  expect(screen.getByText('3 parts need you. Start here:')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '#jobs')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'JobsNeeds you',
    'MailNeeds you',
    'FilesNeeds you',
    'DatabaseWorks',
    'DirectoryWorks',
    'Cached pagesWorks',
    'GoogleWorks',
    'PaymentsNot set',
  ])
  expect(row('Jobs').getByText(/Start npm run worker/)).toBeVisible()
  expect(row('Mail').getByText(/check SMTP_URL/)).toBeVisible()
  expect(row('Files').getByText(/let the site write to it/)).toBeVisible()
  expect(row('Payments').getByText(/say in PAYMENT_INSTRUCTIONS/)).toBeVisible()
  expect(row('Database').queryByText('What to do.')).not.toBeInTheDocument()
})

test.each([
  [{ hasPlaces: false, hasProviders: false }, /no search finds anything/, /Run npm run db:seed/],
  [{ hasPlaces: true, hasProviders: false }, /There are no providers yet/, /import the list your state publishes/],
])('an empty directory says how it is filled: %j', (directory, is, todo) => {
  render(<SiteHealthView facts={{ ...facts, directory }} />)
  expect(row('Directory').getByText('Needs you')).toBeVisible()
  expect(row('Directory').getByText(is)).toBeVisible()
  expect(row('Directory').getByText(todo)).toBeVisible()
})

test('with everything in order, an admin reads that at once', () => {
  render(<SiteHealthView facts={buildSiteFacts()} />)
  expect(screen.getByText('Everything that is set works.')).toBeVisible()
})
