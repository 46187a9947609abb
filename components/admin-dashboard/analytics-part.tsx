import { AuditLines } from '@/components/audit-log/audit-lines'
import { CountList } from '@/components/ui/count-list'
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
  const counts = SITE_FIGURES.map((figure) => ({
    key: figure,
    ...texts.figures[figure],
    count: figures.now[figure],
    before: texts.before(figures.before[figure]),
  }))
  return (
    <>
      <section>
        <h2 className="text-section tracking-tight">{texts.figuresTitle}</h2>
        <p className="mt-1 mb-5 text-soft">{texts.span(dayText(from, to), dayText(to, to))}</p>
        <CountList counts={counts} className="xl:grid-cols-3" />
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
