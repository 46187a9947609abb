import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { articleMessages, categoryMessages } from '@/components/content/articles/messages'
import { homeMessages } from '@/components/content/home/home-view'
import { faqMessages } from '@/components/content/pages/faq-view'
import { privacy, terms } from '@/components/content/pages/policies'
import { familyResourceMessages } from '@/components/content/resources/family-messages'
import { providerResourceMessages } from '@/components/content/resources/provider-view'
import { quizMessages } from '@/components/content/tools/quiz-messages'
import { costMessages } from '@/components/families/costs/messages'
import { guidelines } from '@/components/reviews/guidelines-view'
import { CATEGORY_LABELS } from '@/lib/content/articles/catalogue'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '@/lib/content/seo/rules/metadata'

describe('not found', () => {
  const app = path.resolve('app/[locale]')
  const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.join('app/[locale]', file))
    .filter((file) => /\b(notFound\(\)|orNotFound)/.test(readFileSync(file, 'utf8')))

  /** Whether a folder between this page and app/ defines what is shown instead. */
  function hasOwnNotFound(file: string): boolean {
    for (let folder = path.dirname(path.resolve(file)); folder !== app; folder = path.dirname(folder))
      if (existsSync(path.join(folder, 'not-found.tsx'))) return true
    return false
  }

  // The root not-found.tsx is a bare heading: it is sent with every page.
  it.each(pages)('%s shows a page with links when its content does not exist', (file) => {
    expect(hasOwnNotFound(file)).toBe(true)
  })
})

describe('heads', () => {
  const heads = [
    { title: homeMessages.metaTitle, description: homeMessages.metaDescription },
    ...CATEGORY_LABELS.map((label) => ({
      title: articleMessages.categoryMetaTitle(label),
      description: categoryMessages[label],
    })),
    ...[
      articleMessages,
      faqMessages,
      familyResourceMessages,
      providerResourceMessages,
      privacy,
      terms,
      guidelines,
      costMessages,
      quizMessages,
    ].map((page) => ({
      title: page.metaTitle,
      description: page.description,
    })),
  ]

  it.each(heads)('a search engine shows "$title" and its description in full', ({ title, description }) => {
    expect(title.length).toBeGreaterThanOrEqual(TITLE_LENGTH.min)
    expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH.max)
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.min)
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max)
  })

  it('no two pages have the same metadata', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  })

  const textOf = (policy: typeof terms) => policy.sections.flatMap((section) => section.blocks.flat()).join('\n')

  it('the terms contain the facts that the owner specified', () => {
    expect(terms.sections).toHaveLength(14)
    for (const fact of [
      'at least 18',
      'State of Florida',
      'previous 12 months',
      'Disputes under $10,000',
      'mediation or to small claims court',
      'binding arbitration',
      'renew automatically',
      'does not run background checks and does not verify the credentials',
      'within 7 business days',
    ])
      expect(textOf(terms)).toContain(fact)
  })

  it('the privacy page contains the facts that the owner specified', () => {
    expect(privacy.sections).toHaveLength(9)
    expect(textOf(privacy)).toContain('We respond within 30 days.')
    expect(textOf(privacy)).toContain('not knowingly collect data of children under 13')
  })
})
