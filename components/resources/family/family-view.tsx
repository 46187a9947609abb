import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { DataTable } from '@/components/ui/data-table'
import { Disclosure } from '@/components/ui/disclosure'
import { FactLine } from '@/components/ui/fact-line'
import { routes } from '@/lib/platform/routes'
import { checklistTexts } from './checklist-texts'
import { MilestonesByAge } from './milestones-by-age'
import { KinderPrepPacks } from './packs'
import { SafetyChecklist } from './safety-checklist'
import { familyTexts as texts } from './texts'

const PARTS = [
  { id: 'checklist', label: checklistTexts.title },
  { id: 'red-flags', label: texts.redFlagsTitle },
  { id: 'kinder-prep', label: texts.packsTitle },
  { id: 'milestones', label: texts.milestonesTitle },
  { id: 'questions', label: texts.questionsTitle },
]

export function FamilyView() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]}>
        <nav aria-label={texts.contents} className="mt-3 print:hidden">
          <ul className="flex flex-wrap gap-x-5 text-ui">
            {PARTS.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center text-pine hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-12 pb-14 print:block print:pb-0">
        <section id="checklist">
          <h2 className="text-section">{checklistTexts.title}</h2>
          <p className="mt-2 mb-5 max-w-[44em] text-soft print:hidden">{checklistTexts.lead}</p>
          <SafetyChecklist />
        </section>
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16 print:mt-6 print:break-inside-avoid print:grid-cols-2 print:gap-8 print:text-sm">
          <section id="red-flags">
            <h2 className="text-section">{texts.redFlagsTitle}</h2>
            <p className="mt-2 text-soft">{texts.redFlagsLead}</p>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {texts.redFlags.map((flag) => (
                <li key={flag} className="py-3 print:py-1">
                  <FactLine icon="alert-circle" className="[&>svg]:text-coral-deep">
                    {flag}
                  </FactLine>
                </li>
              ))}
            </ul>
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
        </div>
      </div>
      <KinderPrepPacks />
      <div className="wrap grid grid-cols-1 gap-12 py-12 lg:py-16 print:hidden">
        <MilestonesByAge />
        <section id="questions" className="max-w-reading">
          <h2 className="text-section">{texts.questionsTitle}</h2>
          <div className="mt-1">
            {texts.questions.map((entry) => (
              <Disclosure key={entry.question} summary={entry.question} level={3}>
                {entry.answer}
              </Disclosure>
            ))}
          </div>
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
