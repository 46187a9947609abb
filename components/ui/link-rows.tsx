import { AppLink } from './app-link'
import { Icon } from './icon'

type LinkRow = { label: string; text: string; href: string; isDone?: boolean }

/** Ways on, one a line: what it is, what it gives. A step that is done says so. */
export function LinkRows({ rows, done }: { rows: readonly LinkRow[]; done?: string }) {
  return (
    <ul className="mt-4 max-w-[44rem] divide-y divide-line border-y border-line">
      {rows.map(({ label, text, href, isDone }) => (
        <li key={label}>
          <AppLink href={href} className="group flex min-h-18 items-center gap-4 py-4">
            <span className="min-w-0 flex-1">
              <span className="block text-lead font-semibold group-hover:text-pine">{label}</span>
              <span className="block text-soft">{text}</span>
            </span>
            {isDone ? (
              <span className="flex items-center gap-1.5 text-sm font-semibold text-pine">
                <Icon name="check" />
                {done}
              </span>
            ) : (
              <Icon name="chevron-right" className="text-soft" />
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
