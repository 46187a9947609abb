import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JsonLd } from '@/components/content/json-ld'
import { Overview } from '@/components/providers/detail/overview'
import { describeProvider } from '@/components/providers/detail/provider-metadata'
import { Headline } from '@/components/providers/detail/provider-view'
import { Reviews } from '@/components/providers/detail/reviews/reviews'
import { rowTexts } from '@/components/providers/provider-text'
import { cleanWebsite } from '@/lib/imports/cleaning/rules/values'
import { layoutMail } from '@/lib/platform/mail/layout'
import { dangersIn, parsedHtml } from '@/tests/support/access/dangers'
import { HOSTILE_STRINGS } from '@/tests/support/access/hostile-strings'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { render } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

/** Characters are escaped one by one, so testing all strings together is as strict as testing each. */
const ALL = HOSTILE_STRINGS.join(' ')
const today = '2026-11-20'
const t = translate('en', 'providers.detail')

test("user input is put into a page as text, except for an article's sanitized HTML", () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  const raw = files.filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('dangerouslySetInnerHTML'),
  )
  // A script of ours, an article, data with every "<" escaped, and icons and stars of ours.
  expect(raw.sort()).toEqual([
    'app/document.tsx',
    'components/content/articles/article-view.tsx',
    'components/content/json-ld.tsx',

    'components/ui/data/stars.tsx',
    'components/ui/surface/icon.tsx',
  ])
})

test("no name, text, service, activity, review or response runs on a provider's page or in its data", () => {
  const page = (words: string) => {
    const provider = buildDetail({
      name: words,
      alternateNames: [words],
      description: words,
      services: [words],
      street: words,
      activities: [{ name: words, ageGroup: words, frequency: words, description: words }],
      facts: { openings: { source: 'provider', sourceName: words, confirmedOn: '2026-11-12' } },
    })
    const reviews = [
      {
        ...{ id: 1, authorName: words, rating: 4, text: words, experience: null, relation: 'none' as const },
        ...{ createdAt: '2026-11-12T10:00:00.000Z', editedAt: null },
        answer: { text: words, createdAt: '2026-11-13T10:00:00.000Z' },
      },
    ]
    const { container } = render(
      <>
        <Headline provider={provider} />
        <Overview
          provider={provider}
          medians={[]}
          reviewCounts={{ stars: [0, 1, 0, 0, 0], mentions: [] }}
          today={today}
        />
        <Reviews provider={{ ...provider, reviews, reviewCount: 1 }} now={new Date('2026-11-20T15:00:00Z')} />
      </>,
    )
    return { provider, container, dangers: dangersIn(container) }
  }
  const hostile = page(ALL)
  expect(hostile.container.textContent).toContain('alert(1)')
  // The page has its own form and drawings.
  expect(hostile.dangers).toEqual(page('Words').dangers)
  const data = render(<JsonLd data={describeProvider({ t, texts: rowTexts('en') }, hostile.provider, '2026-11-22')} />)
  expect(data.container.innerHTML.match(/<\/?script/g)).toHaveLength(2)
})

test('none of them works in an e-mail, whoever wrote it', () => {
  const { html } = layoutMail('en', {
    subject: ALL,
    paragraphs: [ALL, { quote: ALL }, { list: [ALL] }, { facts: [[ALL, ALL]] }],
    button: { label: ALL, path: '/faq' },
    after: [ALL],
    footer: [ALL],
  })
  const page = parsedHtml(html)
  // A mail's styles are in its head and on its elements, and are ours.
  for (const own of page.querySelectorAll('head > *')) own.remove()
  for (const element of page.querySelectorAll('[style], [background]')) {
    element.removeAttribute('style')
    element.removeAttribute('background')
  }
  expect(page.body.textContent).toContain('alert(1)')
  expect(dangersIn(page)).toEqual([])
})

test('an address that is a script, or hides one, is not a website', () => {
  for (const one of HOSTILE_STRINGS) {
    const address = cleanWebsite(one)
    if (address !== null) expect(['http:', 'https:']).toContain(new URL(address).protocol)
  }
})
