import { DataTable } from '@/components/ui/data-table'
import type { ProviderFile } from '@/lib/directory/types'
import { dayText } from '@/lib/providers/rules/dates'
import { freshnessOf } from '@/lib/providers/rules/freshness'
import type { FactGroup } from '@/prisma/generated/enums'
import { FilePart } from './file-part'
import { fileTexts as texts } from './texts'

const GROUPS = Object.keys(texts.groups) as FactGroup[]

/** Of each fact group who said it, when, and what its age makes of it. */
export function FileFacts({ facts, today }: Pick<ProviderFile, 'facts'> & { today: string }) {
  return (
    <FilePart title={texts.facts}>
      <DataTable
        stacked
        caption={texts.facts}
        columns={texts.factColumns}
        rows={GROUPS.map((group) => {
          const stamp = facts[group]
          const said = stamp ? [stamp.sourceName, dayText(stamp.confirmedOn, today)] : [texts.nobodySaid, '']
          return { key: group, head: texts.groups[group], cells: [...said, texts.freshness[freshnessOf(stamp, today)]] }
        })}
      />
    </FilePart>
  )
}
