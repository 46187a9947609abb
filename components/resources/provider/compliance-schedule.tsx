import { buttonClasses } from '@/components/ui/button-classes'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import { ROUNDS } from './rounds'
import { providerResourceTexts as texts } from './texts'

const LABELS = { 1: texts.rounds.monthly, 3: texts.rounds.quarterly, 12: texts.rounds.annually }

export function ComplianceSchedule() {
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="text-section">{texts.scheduleTitle}</h2>
      <p className="mt-2 max-w-[48em] text-soft">{texts.scheduleLead}</p>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {ROUNDS.map(({ id, everyMonths, points }) => (
          <section key={id} className="break-inside-avoid">
            <h3 className="border-b-2 border-pine pb-2 text-name">{LABELS[everyMonths]}</h3>
            <ul className="divide-y divide-line">
              {points.map(({ text, source }) => (
                <li key={text} className="py-2.5 text-ui">
                  {text}
                  {source && <span className="mt-1 block text-sm text-soft">{texts.source(source)}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-6 max-w-[48em] text-sm text-soft">{texts.scheduleSource}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <a href={routes.complianceFile()} download className={buttonClasses({ variant: 'secondary' })}>
          <Icon name="calendar" size="sm" />
          {texts.calendar}
        </a>
        <span className="text-sm text-soft">{texts.calendarHint}</span>
      </p>
    </section>
  )
}
