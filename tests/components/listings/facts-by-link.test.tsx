import { DeadFactsLink, FactsByLink } from '@/components/listings/facts/facts-by-link'
import type { LinkedFacts } from '@/lib/listings/profiles/types'
import { buildOwnProfile } from '@/tests/support/listings/own-profile-view'
import { render, screen, within } from '@/tests/support/setup/render'

const band = { openingsFrom: null, waitlist: null, childrenPerAdult: null }
const provenance = (confirmedOn: string) => ({ source: 'provider' as const, sourceName: 'the provider', confirmedOn })
const linked: LinkedFacts = {
  provider: { id: 'sunny-k3f9', name: 'Sunny' },
  groups: [
    { group: 'openings', provenance: provenance('2026-09-01') },
    { group: 'tuition', provenance: provenance('2026-11-20') },
    { group: 'hours', provenance: undefined },
    { group: 'contact', provenance: provenance('2026-06-01') },
  ],
  values: buildOwnProfile().live,
  ageBands: [
    { band: 'infant', openings: 0, tuitionWeeklyCents: 28_500, ...band },
    { band: 'one', openings: 1, tuitionWeeklyCents: null, ...band },
  ],
  today: '2026-11-20',
}
const item = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li')
  if (!found) throw new Error(`${name} is not listed.`)
  return within(found)
}

test('each group shows its value, source and age, and a form that needs no script', () => {
  const { container } = render(<FactsByLink token="1.2.3.x" linked={linked} isDone={false} />)
  expect(item('Openings').getByText(/Under 1: full\s+1 year: 1 opening/)).toBeInTheDocument()
  expect(item('Openings').getByText('Not confirmed since Sep 1 (the provider)')).toBeInTheDocument()
  expect(item('Tuition').getByText('Under 1: $285 a week')).toBeInTheDocument()
  expect(item('Tuition').queryByRole('button')).not.toBeInTheDocument()
  expect(item('Opening hours').getByText(/Monday: 6:30 AM/)).toBeInTheDocument()
  expect(item('Opening hours').getByText(/No date/)).toBeInTheDocument()
  expect(item('Contact').getByText(/Filters no longer find you by it/)).toBeInTheDocument()
  const forms = [...container.querySelectorAll('form')]
  expect(forms.map((form) => Object.fromEntries(new FormData(form)).group)).toEqual([
    'openings',
    'hours',
    'contact',
    'all',
  ])
  for (const form of forms)
    expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/api/public-profile-facts/confirm-by-link'])
})

test('a confirmation is acknowledged, and with one group left there is no button for all', () => {
  render(<FactsByLink token="1.2.3.x" linked={{ ...linked, groups: linked.groups.slice(0, 2) }} isDone />)
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Still right'])
})

test('a page without facts says so', () => {
  render(<FactsByLink token="1.2.3.x" linked={{ ...linked, groups: [] }} isDone={false} />)
  expect(screen.getByText('There’s nothing to confirm on this page.')).toBeInTheDocument()
})

test('an expired link says what to do', () => {
  render(<DeadFactsLink />)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin?next=%2Fcareprovider-dashboard',
  )
})
