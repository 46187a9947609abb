import { DataTable } from '@/components/ui/data-table'
import { TextLink } from '@/components/ui/text-link'
import { officeMoment } from '@/components/users/office-time'
import { routes } from '@/lib/platform/routes'
import type { AuditLine } from '@/lib/users/types'
import { AuditDetails } from './audit-details'
import { auditTexts as texts } from './texts'

type AuditLinesProps = { lines: readonly AuditLine[]; now: Date; caption: string }

/** Lines of the log, with names where the accounts still exist. */
export function AuditLines({ lines, now, caption }: AuditLinesProps) {
  return (
    <DataTable
      stacked
      caption={caption}
      columns={texts.columns}
      rows={lines.map((line) => ({
        key: line.id,
        head: officeMoment(line.at, now),
        cells: [
          texts.actions[line.action] ?? line.action,
          <Person key="actor" person={line.actor} nobody={texts.nobody} />,
          line.subject && <Person key="subject" person={line.subject} nobody="" />,
          Object.keys(line.details).length > 0 && <AuditDetails key="details" line={line} />,
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
