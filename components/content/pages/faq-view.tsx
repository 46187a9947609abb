import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { SITE } from '@/lib/platform/config/site'
import type { Translate } from '@/lib/platform/language/types'

/** In the order of the page. The ids are the same in every language, because links contain them. */
const GROUPS = [
  {
    id: 'searching',
    questions: [
      'searching.cost',
      'searching.places',
      'searching.facts',
      'searching.notConfirmed',
      'searching.sponsored',
      'searching.familyHome',
    ],
  },
  { id: 'trust', questions: ['trust.checks', 'trust.noRecord', 'trust.reviews', 'trust.wrong'] },
  {
    id: 'account',
    questions: ['account.needed', 'account.contact', 'account.child', 'account.cookies', 'account.leave'],
  },
  { id: 'providers', questions: ['providers.claim', 'providers.changes', 'providers.mail'] },
  { id: 'credits', questions: ['credits.work'] },
] as const

type Question = (typeof GROUPS)[number]['questions'][number]

const VALUES = { site: SITE.name, region: SITE.region, contactEmail: SITE.contactEmail }

const entryOf = (t: Translate<'content.faq'>, question: Question) => ({
  question: t(`${question}.question`),
  answer: t(`${question}.answer`, VALUES),
})

/** All of them in order, for structured data. */
export const faqQuestions = (t: Translate<'content.faq'>) =>
  GROUPS.flatMap(({ questions }) => questions.map((question) => entryOf(t, question)))

export function FaqView() {
  const t = useTranslations('content.faq')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { site: SITE.name })} crumbs={[{ label: t('title') }]} />
      <div className="wrap grid gap-8 pb-16 lg:grid-cols-[1fr_17rem] lg:gap-16">
        <nav aria-label={t('contents')} className="self-start lg:sticky lg:top-6 lg:order-last print:hidden">
          <ul className="text-ui lg:border-l lg:border-line lg:pl-5">
            {GROUPS.map(({ id }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center text-soft hover:text-ink hover:underline max-md:min-h-11"
                >
                  {t(`${id}.heading`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-reading">
          {GROUPS.map(({ id, questions }) => (
            <section key={id} id={id} className="mb-10 scroll-mt-6">
              <h2 className="text-section">{t(`${id}.heading`)}</h2>
              <div className="mt-2 border-t border-line">
                {questions.map((name) => {
                  const { question, answer } = entryOf(t, name)
                  return (
                    <Disclosure key={name} summary={question} level={3}>
                      {answer}
                    </Disclosure>
                  )
                })}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
