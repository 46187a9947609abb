import { AuditLines } from '@/components/audit-log/audit-lines'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { dayText } from '@/lib/providers/rules/dates'
import { SITE_FIGURES, type SiteFigures } from '@/lib/site-figures/types'
import type { AuditLine } from '@/lib/users/types'
import { adminTexts as texts } from './texts'

type AnalyticsPartProps = { figures: SiteFigures; lines: readonly AuditLine[]; now: Date }

/** Six numbers with what each means and what it was before, and what was done last. */
export function AnalyticsPart({ figures, lines, now }: AnalyticsPartProps) {
  const { from, to } = figures
  return (
    <>
      <section>
        <h2 className="text-section tracking-tight">{texts.figuresTitle}</h2>
        <p className="mt-1 mb-5 text-soft">{texts.span(dayText(from, to), dayText(to, to))}</p>
        <dl className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
          {SITE_FIGURES.map((figure) => (
            <div key={figure} className="flex flex-col border-t border-line py-4">
              <dt className="order-2 mt-1">
                <span className="font-semibold">{texts.figures[figure].name}</span>
                <span className="block text-sm text-soft">{texts.figures[figure].means}</span>
              </dt>
              <dd className="order-1 flex items-baseline gap-3">
                <span className="numbers text-title leading-none font-bold">
                  {figures.now[figure].toLocaleString('en-US')}
                </span>
                <span className="text-sm text-soft">{texts.before(figures.before[figure])}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="mt-10">
        <h2 className="mb-3 text-section tracking-tight">{texts.activity}</h2>
        {lines.length === 0 ? (
          <p className="text-soft">{texts.noActivity}</p>
        ) : (
          <AuditLines lines={lines} now={now} caption={texts.activity} />
        )}
        <TextLink href={routes.admin.auditLog()} className="mt-3 inline-flex min-h-11 items-center">
          {texts.allActivity}
        </TextLink>
      </section>
    </>
  )
}
