import { layoutMail } from '@/lib/platform/mail/layout'
import { alertMail } from './emails'
import type { NewsItem } from './schema'

const site = { name: 'Our Site', url: 'https://care.example' }
const item = (name: string, kind: NewsItem['kind'] = 'provider'): NewsItem => ({
  publicId: `${name.toLowerCase()}-k3f9`,
  name,
  kind,
  foundAt: '2026-11-20T12:00:00.000Z',
})
const search = (items: NewsItem[], total = items.length) => ({
  name: 'For <Mia>',
  query: 'age=10&zipCode=32801',
  news: { items, total },
})

test('an e-mail names each search, links its new providers, and marks those with an opening', () => {
  const { text, html, subject } = layoutMail(
    'en',
    alertMail('en', 'Dana', [search([item('Sunny'), item('Harbor', 'opening')])]),
    site,
  )
  expect(subject).toBe('New on your saved searches: 2 providers')
  expect(text).toContain('For <Mia>:')
  expect(text).toContain('- Sunny\n  https://care.example/provider/sunny-k3f9')
  expect(text).toContain('- Harbor (new opening)\n')
  expect(text).toContain('- See the search\n  https://care.example/search?age=10&zipCode=32801')
  expect(html).toContain('href="https://care.example/provider/harbor-k3f9"')
  expect(html).not.toContain('<Mia>')
})

test('providers that are not listed are counted, and the search’s name is not in the subject', () => {
  const { text, subject } = layoutMail(
    'en',
    alertMail('en', 'Dana', [search([item('Sunny')], 1_500), search([item('Oak')])]),
    site,
  )
  expect(text).toContain('- 1499 more in this search')
  expect(subject).toBe('New on your saved searches: 1,501 providers')
  expect(subject).not.toContain('Mia')
})
