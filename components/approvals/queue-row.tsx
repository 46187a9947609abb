import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import type { QueueItem } from '@/lib/approvals/types'
import { dayText } from '@/lib/providers/rules/dates'
import { fileOf, wordsOf } from './item-words'
import { TakeButton } from './take-button'
import { approvalTexts as texts } from './texts'

type QueueRowProps = {
  item: QueueItem
  adminId: number
  today: string
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

const CLOCK_TONES = { 'in-time': 'stone', today: 'sun', late: 'coral' } as const
const KIND_TONES = { profiles: 'sky', photos: 'sky', claims: 'plum', reviews: 'mint', reports: 'sun' } as const

/** One thing that waits: what, about whom, until when, and who looks at it. */
export function QueueRow({ item, adminId, today, isChosen, onChoose }: QueueRowProps) {
  const { kind, title, since, clock, version } = item
  return (
    <li data-row className="flex items-start gap-3 py-4 focus-within:bg-sunken/60">
      <span className="grid size-6 shrink-0 place-items-center">
        {version !== null && (
          <input
            type="checkbox"
            data-key="choose"
            className="choice size-5 rounded-xs"
            aria-label={texts.choose(title)}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <AppLink href={fileOf(item)} className="font-semibold hover:text-pine hover:underline">
              {title}
            </AppLink>
            <Badge tone={KIND_TONES[kind]}>{texts.kind[kind]}</Badge>
          </p>
          <p className="mt-1 max-w-prose break-words text-soft">{wordsOf(item)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={CLOCK_TONES[clock.state]}>{texts.due[clock.state](dayText(clock.dueOn, today))}</Badge>
          <span className="text-soft max-sm:hidden">{texts.came(dayText(since, today))}</span>
          <TakeButton item={item} adminId={adminId} />
        </div>
      </div>
    </li>
  )
}
