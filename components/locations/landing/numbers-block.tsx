import { DataTable } from '@/components/ui/data-table'
import type { NumbersView } from './numbers'
import { UNKNOWN } from './text-table'

/** A place in figures: what they say in sentences, and two small tables to look them up. */
export function NumbersBlock({ title, text, tables, hint }: NumbersView) {
  return (
    <section>
      <h2 className="text-section">{title}</h2>
      <p className="mt-3 max-w-prose">{text}</p>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {tables.map(({ caption, columns, rows }) => (
          <DataTable
            key={caption}
            caption={caption}
            columns={columns}
            rows={rows.map(([head = '', ...cells]) => ({ key: head, head, cells: cells.map(cellOf) }))}
          />
        ))}
      </div>
      <p className="mt-3 max-w-prose text-xs text-soft">{hint}</p>
    </section>
  )
}

/** What is not known is said quietly. */
export function cellOf(text: string) {
  return text.startsWith(UNKNOWN) ? <span className="text-soft">{text.slice(UNKNOWN.length)}</span> : text
}
