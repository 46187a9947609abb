import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { privacyOf, termsOf } from '@/components/content/pages/policies'
import { CATEGORIES } from '@/lib/content/articles/catalogue'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '@/lib/content/seo/rules/metadata'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import { translate } from '@/tests/support/setup/translate'

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
  const site = SITE.name
  const region = SITE.region
  const home = translate('en', 'content.home')
  const blog = translate('en', 'content.blog')
  const faq = translate('en', 'content.faq')
  const family = translate('en', 'content.familyResources')
  const provider = translate('en', 'content.providerResources')
  const privacyTexts = translate('en', 'content.privacy')
  const termsTexts = translate('en', 'content.terms')
  const quiz = translate('en', 'content.quiz')
  const guidelines = translate('en', 'reviews.guidelines')
  const costs = translate('en', 'families.costEstimator')
  const heads = [
    {
      title: costs('metaTitle', { region, site }),
      description: costs('description', { region, preK: HOME_FACTS.preK.short }),
    },
    { title: home('metaTitle', { site, region }), description: home('metaDescription') },
    ...CATEGORIES.map(({ slug, label }) => ({
      title: blog('categoryMetaTitle', { category: label, site }),
      description: blog(`about.${slug}`, { region, preK: HOME_FACTS.preK.short }),
    })),
    { title: blog('metaTitle', { site }), description: blog('description', { site }) },
    { title: faq('metaTitle', { site }), description: faq('description', { site }) },
    { title: family('metaTitle', { site }), description: family('description', { region }) },
    { title: provider('metaTitle', { site }), description: provider('description') },
    { title: privacyTexts('metaTitle', { site }), description: privacyTexts('description', { site }) },
    { title: termsTexts('metaTitle', { site }), description: termsTexts('description', { site }) },
    { title: quiz('metaTitle', { site }), description: quiz('description') },
    { title: guidelines('metaTitle', { site }), description: guidelines('description') },
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

  const terms = termsOf(termsTexts)
  const privacy = privacyOf(privacyTexts)
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
