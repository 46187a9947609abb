import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Lead } from '@/lib/leads/types'
import { routes } from '@/lib/platform/routes'
import { nextWords, stageWords, toldWords } from '../lead-words'
import { leadTexts as texts } from '../texts'

type LeadCardProps = { lead: Lead; today: string; onMove: () => void }

/** One lead on the board. */
export function LeadCard({ lead, today, onMove }: LeadCardProps) {
  const { id, family, need, happened } = lead
  const lines = [toldWords(lead), stageWords(lead, today), nextWords(lead, today)].filter(Boolean)
  return (
    <li
      draggable={happened !== 'enrolled'}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(id))}
      className="rounded-md border border-line bg-card p-3"
    >
      <AppLink
        href={routes.conversation('careprovider', id)}
        draggable={false}
        className="block font-semibold break-words hover:text-pine"
      >
        {family}
      </AppLink>
      {need && (
        <Badge tone={need === 'due' ? 'coral' : 'sun'} className="mt-1">
          {texts.needs[need]}
        </Badge>
      )}
      {lines.map((line) => (
        <p key={line} className="mt-1 text-sm break-words text-soft">
          {line}
        </p>
      ))}
      {happened !== 'enrolled' && (
        <Button variant="quiet" className="mt-1 -mb-1 -ml-4.5" aria-label={texts.moveOf(family)} onClick={onMove}>
          {texts.move}
        </Button>
      )}
    </li>
  )
}
