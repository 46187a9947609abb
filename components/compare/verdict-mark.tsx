import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Verdict } from '@/lib/fit/types'
import { compareTexts as texts } from './texts'

const LOOKS = {
  matches: { icon: 'check', className: 'text-pine' },
  does_not: { icon: 'x', className: 'text-coral-deep' },
  unknown: { icon: 'info', className: 'text-soft' },
} as const

/** What was judged, by a sign and a word. */
export function VerdictMark({ verdict }: { verdict: Verdict | null }) {
  if (verdict === null) return <span className="text-xs text-soft">{texts.notAsked}</span>
  const { icon, className } = LOOKS[verdict]
  return (
    <span className={classNames('inline-flex items-center gap-1 text-xs font-semibold', className)}>
      <Icon name={icon} size="sm" />
      {texts.verdicts[verdict]}
    </span>
  )
}
