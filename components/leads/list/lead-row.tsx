import { RelativeDate } from '@/components/providers/detail/relative-date'
import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import type { Lead } from '@/lib/leads/types'
import { routes } from '@/lib/platform/routes'
import { relativeTime } from '@/lib/providers/rules/relative-time'
import { nextWords, stageWords, toldWords } from '../lead-words'
import { MoveButton } from '../move-button'
import { StageBadge } from '../stage-badge'
import { leadTexts as texts } from '../texts'

/** Who, what they told, where they stand, and why they wait for somebody; the name leads to the conversation. */
export function LeadRow({ lead, today, now }: { lead: Lead; today: string; now: Date }) {
  const { id, family, subject, stage, need, lastAt } = lead
  const more = [stageWords(lead, today), nextWords(lead, today)].filter(Boolean)
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-2 py-4">
      <AppLink href={routes.conversation('careprovider', id)} className="group min-w-0 flex-1 basis-72 rounded-sm">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={classNames('break-words group-hover:text-pine', need && 'font-semibold')}>{family}</span>
          <StageBadge stage={stage} />
          {need && <Badge tone={need === 'due' ? 'coral' : 'sun'}>{texts.needs[need]}</Badge>}
        </span>
        <span className="mt-1 block break-words">{subject}</span>
        <span className="mt-0.5 block text-sm text-soft">{[toldWords(lead), ...more].filter(Boolean).join(' · ')}</span>
      </AppLink>
      <span className="flex w-full items-center justify-between gap-4 sm:w-auto">
        <span className="text-sm text-soft">
          <RelativeDate time={lastAt} text={relativeTime(lastAt, now)} />
        </span>
        <MoveButton lead={lead} today={today} />
      </span>
    </li>
  )
}
