import { useLocale, useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { Prose } from '@/components/ui/surface/text'
import { longDateText } from '@/lib/platform/time/dates'
import { legal } from '@/site.config'
import { PrintButton } from '../tools/print-button'

/** A paragraph, or the points of a list. */
type PolicyBlock = string | readonly string[]

export type Policy = {
  title: string
  lead: string
  sections: readonly { id: string; heading: string; blocks: readonly PolicyBlock[] }[]
}

function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

/** Contents next to the text on wide screens, above it on phones; only the text in print. */
export function PolicyView({ policy }: { policy: Policy }) {
  const t = useTranslations('content.policy')
  return (
    <>
      <PageHead title={policy.title} lead={policy.lead} crumbs={[{ label: policy.title }]}>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-soft">{t('lastUpdated', { day: longDateText(useLocale(), legal.updatedOn) })}</p>
          <PrintButton />
        </div>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-8 pb-16 lg:grid-cols-[1fr_17rem] lg:gap-16 print:block print:pb-0">
        <nav aria-label={t('contents')} className="self-start lg:sticky lg:top-6 lg:order-last print:hidden">
          <ol className="text-ui lg:border-l lg:border-line lg:pl-5">
            {policy.sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-9 items-center gap-2 text-soft hover:text-ink hover:underline max-md:min-h-11"
                >
                  <span className="numbers w-6 shrink-0">{index + 1}.</span>
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose className="print:max-w-none print:text-sm">
          {policy.sections.map((section, index) => (
            <section key={section.id} id={section.id} className="scroll-mt-6 print:[&_h2]:break-after-avoid">
              <h2>
                {index + 1}. {section.heading}
              </h2>
              {section.blocks.map((block) => (
                <Block key={String(block)} block={block} />
              ))}
            </section>
          ))}
        </Prose>
      </div>
    </>
  )
}
