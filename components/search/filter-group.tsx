import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { filterTexts as texts } from './filter-texts'

type FilterGroupProps = {
  /** By it the group stays open, or closed, while others come and go (components/ui/patch.ts). */
  id: string
  title: string
  hint: string
  chosen?: number
  open?: boolean
  children: ReactNode
}

/** One question of the filter form, with the sentence that says what it means. Closed ones say how much is chosen in them. */
export function FilterGroup({ id, title, hint, chosen = 0, open = false, children }: FilterGroupProps) {
  const isOpen = open || chosen > 0
  return (
    // As it was drawn: somebody may open and close it before the document is read (asked-searches.ts).
    <details id={`group-${id}`} data-drawn-open={isOpen || undefined} open={isOpen} className="filter-group">
      <summary>
        {title}
        {chosen > 0 && (
          <Badge tone="mint" className="ml-auto">
            {texts.more(chosen)}
          </Badge>
        )}
        <Icon name="chevron-down" />
      </summary>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        <p>{hint}</p>
        {children}
      </fieldset>
    </details>
  )
}
