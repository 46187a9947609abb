import { DataTable } from '@/components/ui/data-table'
import { TextLink } from '@/components/ui/text-link'
import { officeMoment } from '@/components/users/office-time'
import { routes } from '@/lib/platform/routes'
import type { AuditLine } from '@/lib/users/types'
import { detailText } from './detail-text'
import { auditTexts as texts } from './texts'

type AuditLinesProps = { lines: readonly AuditLine[]; now: Date; caption: string }

/** Lines of the log, with names where the accounts still exist. */
export function AuditLines({ lines, now, caption }: AuditLinesProps) {
  return (
    <DataTable
      stacked
      caption={caption}
      columns={texts.columns}
      rows={lines.map(({ id, at, action, actor, subject, details }) => ({
        key: id,
        head: officeMoment(at, now),
        cells: [
          texts.actions[action] ?? action,
          <Person key="actor" person={actor} nobody={texts.nobody} />,
          subject && <Person key="subject" person={subject} nobody="" />,
          Object.entries(details)
            .map(([name, value]) => detailText(name, value))
            .join(', '),
        ],
      }))}
    />
  )
}

function Person({ person, nobody }: { person: AuditLine['actor']; nobody: string }) {
  if (!person) return nobody
  if (person.name === null) return texts.erased(person.id)
  return (
    <TextLink href={routes.admin.user(person.id)} className="inline-flex min-h-9 items-center">
      {person.name}
    </TextLink>
  )
}
