import type { Stage } from '@/lib/costs/types'
import { moneyText } from '@/lib/providers/rules/money'
import { roomText } from './stage-words'
import { costTexts as texts } from './texts'

/** Whole dollars: an estimate has no cents. */
export const dollars = (cents: number) => moneyText(Math.round(cents / 100) * 100)

type Priced = Stage & { monthlyCents: number }

/** A bar per room. The table "By room" below says the same. Nothing when no room has a price. */
export function CostPlot({ stages }: { stages: Stage[] }) {
  const priced = stages.filter((stage): stage is Priced => stage.monthlyCents !== null)
  const most = Math.max(...priced.map((stage) => stage.monthlyCents))
  if (priced.length === 0 || most === 0) return null
  return (
    <figure>
      <figcaption>
        <h3 className="text-name">{findingOf(priced)}</h3>
        <p className="mt-1 text-xs text-soft">{texts.plotUnit(dollars(most))}</p>
      </figcaption>
      <ul className="mt-3 grid gap-2.5">
        {stages.map((stage) => (
          <li key={stage.first} className="grid grid-cols-[6.5rem_1fr_4rem] items-center gap-3 text-ui">
            <span>{roomText(stage)}</span>
            <svg aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" className="h-6 w-full">
              <rect width="100" height="10" className="fill-sunken" />
              {stage.monthlyCents !== null && (
                <rect
                  width={((stage.monthlyCents / most) * 100).toFixed(2)}
                  height="10"
                  className={stage.isVpk ? 'fill-sun' : 'fill-pine'}
                />
              )}
            </svg>
            <span className="numbers text-right">
              {stage.monthlyCents === null ? texts.unknown : dollars(stage.monthlyCents)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The title says what the bars show. */
export function findingOf(priced: Priced[]): string {
  const sorted = priced.toSorted((a, b) => b.monthlyCents - a.monthlyCents)
  const [dearest] = sorted
  const cheapest = sorted.at(-1)
  if (!dearest || !cheapest) return ''
  if (sorted.length === 1) return texts.plotOneRoom(roomText(dearest), dollars(dearest.monthlyCents))
  if (dearest.monthlyCents === cheapest.monthlyCents) return texts.plotSame(dollars(dearest.monthlyCents))
  return texts.plotFinding(
    roomText(dearest),
    dollars(dearest.monthlyCents),
    roomText(cheapest),
    dollars(cheapest.monthlyCents),
  )
}
