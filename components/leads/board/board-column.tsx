import { type DragEvent, useState } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { classNames } from '@/components/ui/class-names'
import type { Stage } from '@/lib/leads/rules/stages'
import type { Lead } from '@/lib/leads/types'
import { leadTexts as texts } from '../texts'
import { LeadCard } from './lead-card'

type BoardColumnProps = {
  stage: Stage
  leads: readonly Lead[]
  /** Those that are not shown too. */
  count: number
  today: string
  href: string
  onDrop: (id: number) => void
  onMove: (lead: Lead) => void
}

/** The leads of one stage. */
export function BoardColumn({ stage, leads, count, today, href, onDrop, onMove }: BoardColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(is)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button of each lead does the same
    <div
      className={classNames('w-[78vw] max-w-64 flex-none rounded-lg p-3', isOver ? 'bg-mint' : 'bg-sunken')}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        onDrop(Number(event.dataTransfer.getData('text/plain')))
      }}
    >
      <h3 className="flex items-baseline justify-between gap-2 px-1 text-ui font-semibold">
        {texts.stages[stage]}
        <span className="numbers text-sm font-medium text-soft">{count}</span>
      </h3>
      <ul className="mt-3 grid gap-2.5 empty:hidden">
        {leads.map((lead) => (
          <LeadCard key={lead.id} lead={lead} today={today} onMove={() => onMove(lead)} />
        ))}
      </ul>
      {count === 0 && <p className="px-1 py-2 text-sm text-soft">{texts.noneInColumn}</p>}
      {count > leads.length && (
        <AppLink href={href} className="mt-2 inline-flex min-h-11 items-center px-1 text-sm font-semibold text-pine">
          {texts.moreInColumn(count - leads.length)}
        </AppLink>
      )}
    </div>
  )
}
