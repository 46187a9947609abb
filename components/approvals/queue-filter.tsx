import { ChipLink } from '@/components/ui/chip'
import { APPROVAL_KINDS } from '@/lib/approvals/catalogue'
import type { QueueQuery } from '@/lib/approvals/schema'
import type { QueueCounts } from '@/lib/approvals/types'
import { routes } from '@/lib/platform/routes'
import { approvalTexts as texts } from './texts'

type QueueFilterProps = { query: QueueQuery; counts: QueueCounts }

/** Waiting or decided, and of which kind: links, so that each has an address. */
export function QueueFilter({ query: { kind, mine, view }, counts }: QueueFilterProps) {
  const isWaiting = view === undefined
  return (
    <div className="grid gap-3">
      <nav aria-label={texts.title} className="flex gap-2">
        <ChipLink href={routes.approvals.start({ kind })} on={isWaiting} count={counts.all}>
          {texts.waiting}
        </ChipLink>
        <ChipLink href={routes.approvals.start({ kind, view: 'decided' })} on={!isWaiting}>
          {texts.decided}
        </ChipLink>
      </nav>
      <nav aria-label={texts.kindsLabel} className="swipe flex gap-2 md:flex-wrap">
        <ChipLink href={routes.approvals.start({ view })} on={kind === undefined && mine === undefined}>
          {texts.all}
        </ChipLink>
        {APPROVAL_KINDS.map((one) => (
          <ChipLink
            key={one}
            href={routes.approvals.start({ kind: one, view })}
            on={kind === one}
            count={isWaiting ? counts[one] : undefined}
          >
            {texts.kinds[one]}
          </ChipLink>
        ))}
        {isWaiting && (
          <ChipLink href={routes.approvals.start({ mine: 1 })} on={mine !== undefined} count={counts.mine}>
            {texts.mine}
          </ChipLink>
        )}
      </nav>
    </div>
  )
}
