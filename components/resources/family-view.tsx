import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { DataTable } from '@/components/ui/data-table'
import { Disclosure } from '@/components/ui/disclosure'
import { FactLine } from '@/components/ui/fact-line'
import { routes } from '@/lib/platform/routes'
import { familyTexts as texts } from './family-texts'

export function FamilyView() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <div className="wrap grid gap-12 pb-16 lg:grid-cols-[1.5fr_1fr] lg:gap-16">
        <section>
          <h2 className="text-section">{texts.checklistTitle}</h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {texts.checklist.map((point) => (
              <li key={point} className="py-3">
                <FactLine icon="check" className="[&>svg]:text-pine">
                  {point}
                </FactLine>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-section">{texts.redFlagsTitle}</h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {texts.redFlags.map((flag) => (
              <li key={flag} className="py-3">
                <FactLine icon="alert-circle" className="[&>svg]:text-coral-deep">
                  {flag}
                </FactLine>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-section">{texts.questionsTitle}</h2>
          <div className="mt-1">
            {texts.questions.map((entry) => (
              <Disclosure key={entry.question} summary={entry.question} level={3}>
                {entry.answer}
              </Disclosure>
            ))}
          </div>
        </section>
        <section>
          <h2 className="text-section">{texts.ratioTitle}</h2>
          <p className="mt-2 mb-1 text-soft">{texts.ratioLead}</p>
          <DataTable
            caption={texts.ratioTitle}
            columns={texts.ratioColumns}
            rows={texts.ratios.map(([age, children]) => ({ key: age, head: age, cells: [children] }))}
          />
          <p className="mt-2 text-xs text-soft">{texts.ratioSource}</p>
        </section>
        <div>
          <ButtonLink size="lg" href={routes.home()}>
            {texts.start}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
