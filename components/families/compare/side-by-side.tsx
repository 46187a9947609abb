import { AppLink } from '@/components/ui/actions/app-link'
import { CRITERIA, type Ranked } from '@/lib/families/compare/rules/criteria'
import { routes } from '@/lib/platform/http/routes'
import type { ComparisonResult } from './comparison-result'
import { compareFactMessages, compareMessages as texts } from './messages'
import { MatchBadges, VerdictMark } from './ranked-list'

/** Positioned, so that visually hidden text stays inside it when it scrolls. */
const FRAME = 'relative max-h-[85dvh] overflow-auto print:max-h-none'

type SideBySideProps = { ranked: readonly Ranked<ComparisonResult>[] }

/**
 * A column for each provider. A row's name is above its cells, so that two columns fit a phone; provider names are
 * sticky.
 */
export function SideBySide({ ranked }: SideBySideProps) {
  const open = ranked.filter(({ one }) => one.criteria.length > 0)
  const isJudged = open.some(({ one }) => one.criteria.some(({ verdict }) => verdict !== null))
  const labels = [...new Set(open.flatMap(({ one }) => one.facts.map(({ label }) => label)))]
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-label={texts.tableCaption} tabIndex={0} className={FRAME}>
        <table className="w-full table-fixed text-left text-sm">
          <caption className="sr-only">{texts.tableCaption}</caption>
          <thead className="sticky top-0 z-20 bg-paper">
            <tr className="border-b border-line-strong align-bottom">
              {open.map(({ one }) => (
                <th key={one.id} scope="col" className="w-40 py-2.5 pr-4 font-semibold md:w-56">
                  <AppLink href={routes.provider(one.id)} className="inline-block min-h-6 hover:text-pine">
                    {one.name}
                  </AppLink>
                </th>
              ))}
            </tr>
          </thead>
          {isJudged && (
            <Group label={texts.match} columns={open.length}>
              {open.map(({ one, match }, index) => (
                <td key={one.id} className="pr-4 pb-3 align-top">
                  <MatchBadges match={match} isFirst={index === 0} zipCodeMatch={one.zipCodeMatch} />
                </td>
              ))}
            </Group>
          )}
          {CRITERIA.map(({ code, label }) => (
            <Group key={code} label={label} columns={open.length}>
              {open.map(({ one }) => {
                const view = one.criteria.find(({ criterion }) => criterion === code)
                return (
                  <td key={one.id} className="pr-4 pb-3 align-top">
                    {isJudged && view && <VerdictMark verdict={view.verdict} />}
                    <span className={view?.isUnknown ? 'block text-soft' : 'block'}>{view?.fact}</span>
                  </td>
                )
              })}
            </Group>
          ))}
          {labels.map((label) => (
            <Group key={label} label={label} columns={open.length}>
              {open.map(({ one }) => {
                const fact = one.facts.find((known) => known.label === label)
                return (
                  <td
                    key={one.id}
                    className={fact?.isUnknown ? 'pr-4 pb-3 align-top text-soft' : 'pr-4 pb-3 align-top'}
                  >
                    {fact?.text}
                    {fact?.notes && (
                      <ul className="mt-1 grid gap-0.5 text-xs text-soft">
                        {fact.notes.map((note) => (
                          <li key={note}>{note}</li>
                        ))}
                      </ul>
                    )}
                  </td>
                )
              })}
            </Group>
          ))}
        </table>
      </section>
      {labels.includes(compareFactMessages.cost.label) && (
        <p className="max-w-prose text-sm text-soft">{texts.costRests}</p>
      )}
    </>
  )
}

type GroupProps = { label: string; columns: number; children: React.ReactNode }

function Group({ label, columns, children }: GroupProps) {
  return (
    <tbody className="border-b border-line">
      <tr>
        <th scope="rowgroup" colSpan={columns} className="pt-3 pb-1 text-xs font-semibold text-soft">
          <span className="sticky left-0">{label}</span>
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  )
}
