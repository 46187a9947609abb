import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-paths'
import { fitTexts as texts } from './texts'
import type { FitLine } from './types'

const marks: Record<NonNullable<FitLine['verdict']>, { icon: IconName; tone: string }> = {
  matches: { icon: 'check', tone: 'text-pine' },
  does_not: { icon: 'x', tone: '' },
  unknown: { icon: 'info', tone: 'text-soft' },
}

/** One below another, two and two where there is room: the place that is kept free for them (own-fit-lines in components.css) is as high. */
export function FitLines({ lines }: { lines: readonly FitLine[] }) {
  return (
    <ul className="fit-lines gap-x-4 gap-y-0.5 border-l-2 border-line-strong pl-3 text-sm">
      {lines.map(({ verdict, text }) => {
        const { icon, tone } = verdict ? marks[verdict] : ({ icon: 'dollar', tone: '' } as const)
        return (
          <li key={text} className={`flex items-start gap-1.5 ${tone}`}>
            <Icon name={icon} size="sm" className="mt-[0.2em]" />
            <span className="min-w-0">
              {verdict && <span className="sr-only">{`${texts.verdicts[verdict]} `}</span>}
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
