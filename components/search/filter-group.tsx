import type { ReactNode } from 'react'
import { textOf } from '@/components/ui/as-text'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { usePatchedText } from '@/components/ui/use-patched-text'
import { filterTexts as texts } from './filter-texts'

type FilterGroupProps = { title: string; hint: string; chosen?: number; open?: boolean; children: ReactNode }

/**
 * One question of the filter form, with the sentence that says what it means. Closed ones say how much is chosen in them. Drawn as
 * text: what stands in it uses no hook.
 */
export function FilterGroup({ title, hint, chosen = 0, open = false, children }: FilterGroupProps) {
  const inside = usePatchedText<HTMLDetailsElement>(
    textOf(
      <>
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
      </>,
    ),
  )
  return <details open={open || chosen > 0} className="filter-group" {...inside} />
}
