import userEvent from '@testing-library/user-event'
import { ActivitiesCard } from '@/components/listings/lists/activities-card'
import { ToursCard } from '@/components/listings/lists/tours-card'
import { TourView, VirtualTours } from '@/components/providers/detail/photos/virtual-tours'
import { parseTourLink } from '@/lib/providers/virtual-tours/rules'
import { buildChange, buildOwnProfile } from '@/tests/support/listings/own-profile-view'
import { mockFetchExceptDrafts, mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  for (const one of [refresh, fetched]) one.mockReset()
  fetched.mockResolvedValue(mockFetchResult(200, { status: 'pending' }))
  sessionStorage.clear()
  globalThis.fetch = mockFetchExceptDrafts(fetched)
})
const sent = () => JSON.parse(fetched.mock.calls.at(-1)?.[1].body ?? 'null')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const activity = (name: string) => ({ name, description: `${name}.`, ageGroup: null, frequency: null })
const profile = buildOwnProfile()
const withActivities = (...names: string[]) => ({
  ...profile,
  live: { ...profile.live, activities: names.map(activity) },
})
const VIDEO = 'https://www.youtube.com/watch?v=abcDEF12_-3'

test('an activity with a name and a description is added and the form cleared; Done Editing sends the list', async () => {
  render(<ActivitiesCard userId={3} profile={withActivities('Cooking')} />)
  await press('Edit Activities')
  const add = () => screen.getByRole('button', { name: 'Add Activity' })
  expect(add()).toBeDisabled()
  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.paste('Singing')
  expect(add()).toBeDisabled()
  await userEvent.click(screen.getByLabelText('Description'))
  await userEvent.paste('In two languages.')
  await press('Done Editing')
  expect(screen.getByText('Press Add Activity first, or clear its fields.')).toBeInTheDocument()
  await userEvent.click(add())
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await press('Delete Cooking')
  await press('Done Editing')
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(sent()).toMatchObject({
    status: 'pending',
    version: 'v1',
    activities: [{ name: 'Singing', description: 'In two languages.', ageGroup: null, frequency: null }],
  })
  expect(screen.getByRole('button', { name: 'Edit Activities' })).toBeInTheDocument()
})

test('a fifth activity cannot be added; an unchanged list is not sent', async () => {
  render(<ActivitiesCard userId={3} profile={withActivities('A', 'B', 'C', 'D')} />)
  await press('Edit Activities')
  expect(screen.queryByRole('button', { name: 'Add Activity' })).not.toBeInTheDocument()
  expect(screen.getByText(/You have 4/)).toBeInTheDocument()
  await press('Done Editing')
  expect(fetched).not.toHaveBeenCalled()
})

test('an unsent list is there again after a reload, and changes by others in the meantime are shown', async () => {
  const theirs = { ...withActivities('Cooking', 'Chess'), version: 'v2' }
  fetched.mockImplementation(async (_: string, { method }: { method?: string }) =>
    method === 'POST' ? mockFetchResult(409, { message: 'Meanwhile.' }) : mockFetchResult(200, theirs),
  )
  const { unmount, rerender } = render(<ActivitiesCard userId={3} profile={withActivities('Cooking')} />)
  await press('Edit Activities')
  await press('Delete Cooking')
  await press('Done Editing')
  expect(await screen.findByText(/The page changed meanwhile/)).toBeInTheDocument()
  rerender(<ActivitiesCard userId={3} profile={theirs} />)
  expect(screen.getByText('Chess')).toBeInTheDocument()
  unmount()
  render(<ActivitiesCard userId={3} profile={withActivities('Cooking')} />)
  expect(screen.getByRole('button', { name: 'Done Editing' })).toBeInTheDocument()
  expect(screen.queryByText('Cooking')).not.toBeInTheDocument()
})

test('a pending list is shown as pending; a rejected one is the start of the next edit', async () => {
  const fields = { activities: { from: [], to: [activity('Cooking')] } }
  const { rerender } = render(<ActivitiesCard userId={3} profile={{ ...profile, change: buildChange({ fields }) }} />)
  expect(screen.getByText('Waiting for approval')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Cooking' })).toBeInTheDocument()
  const decisions = { activities: { accepted: false as const, reason: 'Say more.' } }
  const change = buildChange({ fields, status: 'decided', decisions })
  rerender(<ActivitiesCard userId={3} profile={{ ...profile, change }} />)
  expect(screen.queryByRole('heading', { name: 'Cooking' })).not.toBeInTheDocument()
  await press('Edit Activities')
  expect(screen.getByRole('heading', { name: 'Cooking' })).toBeInTheDocument()
})

test('a tour on another site is rejected at its link; an accepted one is sent', async () => {
  render(<ToursCard userId={3} profile={profile} />)
  await press('Edit Virtual Tours')
  const yard = within(screen.getByRole('group', { name: 'Outdoor area' }))
  await userEvent.click(yard.getByLabelText('Link'))
  await userEvent.paste('https://tours.example/yard')
  await press('Done Editing')
  expect(yard.getByText(/We can’t show tours from other sites/)).toBeInTheDocument()
  expect(yard.getByLabelText('Link')).toHaveFocus()
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.clear(yard.getByLabelText('Link'))
  await userEvent.paste('youtu.be/abcDEF12_-3')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(sent().virtualTours).toEqual([{ place: 'outdoor_area', title: 'Outdoor area', url: VIDEO }])
})

test('a page names the site of each tour and loads nothing from it; the tour has its own page', () => {
  const tours = [
    { place: 'main_environment' as const, title: 'The rooms', url: VIDEO },
    { place: 'extra' as const, title: 'Another view', url: 'https://tours.example/1' },
  ]
  const { container, rerender } = render(
    <VirtualTours id="sunny-k3f9" tours={tours} cover={undefined} isPreview={false} />,
  )
  expect(screen.getByRole('link', { name: /Main environment: The rooms On YouTube/ })).toHaveAttribute(
    'href',
    '/provider/sunny-k3f9/tour/main_environment',
  )
  expect(screen.getByRole('link', { name: /On tours\.example/ })).toHaveAttribute('href', 'https://tours.example/1')
  expect(container.querySelector('iframe, img, script')).toBeNull()
  const [tour] = tours
  const link = tour && parseTourLink(tour.url)
  if (link) rerender(<TourView provider={{ id: 'sunny-k3f9', name: 'Sunny' }} tour={tour} link={link} />)
  expect(screen.getByTitle('Sunny, Main environment: The rooms')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcDEF12_-3?rel=0',
  )
})

test('an activity that was not added yet is there again after a reload; a list that is being sent cannot be changed', async () => {
  const { unmount } = render(<ActivitiesCard userId={4} profile={withActivities('Cooking')} />)
  await press('Edit Activities')
  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.paste('Singing')
  unmount()
  render(<ActivitiesCard userId={4} profile={withActivities('Cooking')} />)
  expect(screen.getByLabelText('Name')).toHaveValue('Singing')
  expect(screen.getByRole('button', { name: 'Add Activity' })).toBeDisabled()
  await userEvent.click(screen.getByLabelText('Description'))
  await userEvent.paste('In two languages.')
  await press('Add Activity')
  expect(screen.getByLabelText('Name')).toHaveValue('')
  let respond: (response: Response) => void = () => undefined
  fetched.mockReturnValue(new Promise<Response>((resolve) => (respond = resolve)))
  await press('Done Editing')
  for (const one of [screen.getByLabelText('Name'), screen.getByRole('button', { name: 'Delete Cooking' })])
    expect(one.closest('[inert]')).not.toBeNull()
  respond(mockFetchResult(503, { message: 'Not now.' }))
  expect(await screen.findByText('Not now.')).toBeInTheDocument()
  expect(screen.getByText('Singing').closest('[inert]')).toBeNull()
  await userEvent.type(screen.getByLabelText('Name'), 'P')
  expect(screen.getByLabelText('Name')).toHaveValue('P')
})

test('a user whose list is outdated sees both, and may take the other one', async () => {
  const theirs = { ...withActivities('Cooking', 'Chess'), version: 'v2' }
  fetched.mockImplementation(async (_: string, { method }: { method?: string }) =>
    method === 'POST' ? mockFetchResult(409, { message: 'Meanwhile.' }) : mockFetchResult(200, theirs),
  )
  const { rerender } = render(<ActivitiesCard userId={5} profile={withActivities('Cooking')} />)
  await press('Edit Activities')
  await press('Delete Cooking')
  await press('Done Editing')
  await screen.findByText(/The page changed meanwhile/)
  rerender(<ActivitiesCard userId={5} profile={theirs} />)
  await press('Use this instead of mine')
  expect(screen.getByRole('button', { name: 'Delete Chess' })).toBeInTheDocument()
  expect(screen.queryByText('What it says now')).not.toBeInTheDocument()
  await press('Delete Chess')
  fetched.mockClear()
  rerender(<ActivitiesCard userId={5} profile={{ ...withActivities('Cooking', 'Chess', 'Drama'), version: 'v3' }} />)
  await press('Done Editing')
  expect(screen.getByText(/The page changed meanwhile/)).toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
})

test('while someone else claims the page, a message says so, and the input stays', async () => {
  const claimed = 'Someone else claims this page too.'
  fetched.mockImplementation(async (_: string, { method }: { method?: string }) =>
    method === 'POST' ? mockFetchResult(409, { message: claimed }) : mockFetchResult(200, withActivities('Cooking')),
  )
  render(<ActivitiesCard userId={6} profile={withActivities('Cooking')} />)
  await press('Edit Activities')
  await press('Delete Cooking')
  await press('Done Editing')
  expect(await screen.findByText(claimed)).toBeInTheDocument()
  expect(screen.queryByText('Cooking')).not.toBeInTheDocument()
})

test('a list edited before a colleague changed it does not overwrite theirs unseen', async () => {
  const { unmount } = render(<ActivitiesCard userId={7} profile={withActivities('Cooking')} />)
  await press('Edit Activities')
  await press('Delete Cooking')
  unmount()
  const theirs = { ...withActivities('Cooking', 'Chess'), version: 'v2' }
  render(<ActivitiesCard userId={7} profile={theirs} />)
  expect(screen.getByText('What it says now')).toBeInTheDocument()
  await press('Done Editing')
  expect(fetched).not.toHaveBeenCalled()
  expect(screen.getByText(/The page changed meanwhile/)).toBeInTheDocument()
  await press('Done Editing')
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(sent()).toMatchObject({ version: 'v2', activities: [] })
})
