import userEvent from '@testing-library/user-event'
import { CompletenessCard } from '@/components/listings/dashboard/dashboard-cards'
import { OpeningsFrame, ProviderBadge } from '@/components/listings/profile/for-your-website'
import { Toaster } from '@/components/ui/overlays/toasts'
import { buildChange, buildOwnProfile } from '@/tests/support/listings/own-profile-view'
import { render, screen } from '@/tests/support/setup/render'

const show = () =>
  render(
    <>
      <ProviderBadge alt="Sunny Sprouts on Site" code='<a href="https://care.example/provider/sunny-k3f9">x</a>' />
      <Toaster />
    </>,
  )

test('a provider sees the badge and copies the code that links to its page', async () => {
  const user = userEvent.setup()
  show()
  expect(screen.getByRole('img', { name: /Sunny Sprouts on/ })).toHaveAttribute('src', '/badge.svg')
  await user.click(screen.getByRole('button', { name: 'Copy the code' }))
  const code = await navigator.clipboard.readText()
  expect(code).toBe('<a href="https://care.example/provider/sunny-k3f9">x</a>')
  expect(screen.getByLabelText('Paste this into your website')).toHaveValue(code)
  expect(await screen.findByText('Code copied')).toBeVisible()
})

test('where copying is not possible, the user reads how else to do it', async () => {
  const user = userEvent.setup()
  show()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await user.click(screen.getByRole('button', { name: 'Copy the code' }))
  expect(await screen.findByText(/couldn’t copy it/)).toBeVisible()
})

test.each(['some', 'any'] as const)(
  'a provider finds the code of its openings list where sites may show it (%s)',
  (sites) => {
    render(<OpeningsFrame code="<iframe>" sites={sites} />)
    expect(screen.getByLabelText('Paste this where the list should be')).toHaveValue('<iframe>')
    expect(screen.queryAllByText(/websites that we’ve allowed/)).toHaveLength(sites === 'some' ? 1 : 0)
  },
)

test('where no site may show a list, no code is offered', () => {
  const { container } = render(<OpeningsFrame code="<iframe>" sites="none" />)
  expect(container).toBeEmptyDOMElement()
})

const profile = buildOwnProfile()
const sides = (pages: number) => [
  { criterion: 'photos', has: true, pages, led: 80, seen: 1000 },
  { criterion: 'photos', has: false, pages: 9, led: 10, seen: 400 },
]
const showCard = (effects = sides(4)) =>
  render(<CompletenessCard profile={profile} effects={effects} today="2026-11-22" />)

test('a provider reads the score and the next best step, with a plain reason where data is missing; the others are folded', () => {
  showCard()
  expect(screen.getByText('10 of 100')).toBeInTheDocument()
  expect(screen.getByText('Next best step').nextElementSibling).toHaveTextContent(/^At least 3 photos/)
  expect(screen.getByRole('link', { name: 'At least 3 photos' })).toHaveAttribute('href', '#photos')
  expect(screen.getByRole('link', { name: 'Your logo', hidden: true })).toHaveAttribute(
    'href',
    `/careprovider-dashboard?tab=profile&provider=${profile.id}&edit=1#edit-name`,
  )
  expect(screen.getByText('Families see the first one next to your name in every list.')).toBeInTheDocument()
  expect(screen.queryByText(/Out of 100 times/)).not.toBeInTheDocument()
  expect(screen.queryByText(/Measured on this site/)).not.toBeInTheDocument()
  expect(screen.getByText('9 more steps')).toBeInTheDocument()
})

test('with enough data, the advice says what was measured, for how many, and by which rule', () => {
  showCard(sides(24))
  expect(
    screen.getByText(/pages with it 8 times, and pages without it 2.5 times \(24 and 9 pages\)/),
  ).toBeInTheDocument()
  expect(screen.getByText(/at least 20 times, and only with 5 or more/)).toBeInTheDocument()
})

test('an item that was sent and is pending approval is not suggested as the next best step', () => {
  const photos = { from: [], to: [] }
  const change = buildChange({ fields: { photos } })
  render(<CompletenessCard profile={buildOwnProfile({ change })} effects={[]} today="2026-11-22" />)
  expect(screen.getByText('Next best step').nextElementSibling).toHaveTextContent(/^Openings with a recent date/)
})
