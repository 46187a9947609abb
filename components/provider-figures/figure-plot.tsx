import { axisTop, linePoints, PLOT } from '@/lib/provider-figures/rules/line'
import { dayText } from '@/lib/providers/rules/dates'
import { figureTexts as texts } from './texts'

type FigurePlotProps = {
  /** What the lines say, in a sentence. */
  finding: string
  /** One number a day, oldest first; as many of the period before. */
  now: readonly number[]
  before: readonly number[]
  first: string
  last: string
}

const line = { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const

/** Two lines, this period over the one before. The sentence and the table below it say the same to those who cannot see them. */
export function FigurePlot({ finding, now, before, first, last }: FigurePlotProps) {
  const top = axisTop([...now, ...before])
  return (
    <figure>
      <figcaption className="text-lead font-semibold">{finding}</figcaption>
      <p className="numbers mt-4 flex justify-between text-xs text-soft">
        <span>
          {top.toLocaleString('en-US')} {texts.axis.toLowerCase()}
        </span>
      </p>
      <svg
        viewBox={`0 -4 ${PLOT.width} ${PLOT.height + 8}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-40 w-full border-b border-line-strong"
      >
        <path
          d={`M0 0H${PLOT.width}M0 ${PLOT.height / 2}H${PLOT.width}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          {...line}
          points={linePoints(before, top)}
          strokeWidth="2"
          strokeDasharray="4 5"
          className="stroke-soft"
        />
        <polyline {...line} points={linePoints(now, top)} strokeWidth="3" className="stroke-pine" />
      </svg>
      <p className="numbers mt-1.5 flex justify-between text-xs text-soft">
        <span>{dayText(first, last)}</span>
        <span>{dayText(last, last)}</span>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft" aria-hidden="true">
        <span className="flex items-center gap-2">
          <span className="h-0.75 w-6 rounded-full bg-pine" />
          {texts.lineNow}
        </span>
        <span className="flex items-center gap-2">
          <span className="w-6 border-t-2 border-dashed border-soft" />
          {texts.lineBefore}
        </span>
      </p>
    </figure>
  )
}
