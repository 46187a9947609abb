import { articleTexts, categoryTexts } from '@/components/articles/texts'
import { faqTexts } from '@/components/help/texts'
import { homeTexts } from '@/components/home/texts'
import { privacy } from '@/components/policies/privacy'
import { terms } from '@/components/policies/terms'
import { familyTexts } from '@/components/resources/family/texts'
import { providerResourceTexts } from '@/components/resources/provider/texts'
import { guidelines } from '@/components/reviews/guidelines'
import { costTexts } from '@/components/tools/cost/texts'
import { quizTexts } from '@/components/tools/quiz/texts'
import { CATEGORY_LABELS } from '@/lib/articles/catalogue'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '@/lib/seo/rules/titles'

const heads = [
  { title: homeTexts.metaTitle, description: homeTexts.metaDescription },
  ...CATEGORY_LABELS.map((label) => ({
    title: articleTexts.categoryMetaTitle(label),
    description: categoryTexts[label],
  })),
  ...[articleTexts, faqTexts, familyTexts, providerResourceTexts, privacy, terms, guidelines, costTexts, quizTexts].map(
    (page) => ({
      title: page.metaTitle,
      description: page.description,
    }),
  ),
]

it.each(heads)('somebody who finds "$title" in a search engine reads all of it', ({ title, description }) => {
  expect(title.length).toBeGreaterThanOrEqual(TITLE_LENGTH.min)
  expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH.max)
  expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.min)
  expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max)
})

it('gives no two pages the same head', () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

const textOf = (policy: typeof terms) => policy.sections.flatMap((section) => section.blocks.flat()).join('\n')

it('keeps the facts that the owner fixed for the terms', () => {
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

it('keeps the facts that the owner fixed for privacy', () => {
  expect(privacy.sections).toHaveLength(9)
  expect(textOf(privacy)).toContain('We respond within 30 days.')
  expect(textOf(privacy)).toContain('not knowingly collect data of children under 13')
})
