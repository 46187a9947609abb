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
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2.5 hover:text-pine">
          <span className="text-ui font-semibold">{title}</span>
          <span className="flex items-center gap-2">
            {chosen > 0 && <Badge tone="mint">{texts.more(chosen)}</Badge>}
            <Icon name="chevron-down" className="text-soft transition-transform group-open:rotate-180" />
          </span>
        </summary>
        <fieldset className="pb-4">
          <legend className="sr-only">{title}</legend>
          <p className="mb-3 text-xs text-soft">{hint}</p>
          {children}
        </fieldset>
      </>,
    ),
  )
  return <details open={open || chosen > 0} className="group border-b border-line" {...inside} />
}
