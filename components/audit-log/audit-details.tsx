import { Fragment } from 'react'
import { TextLink } from '@/components/ui/text-link'
import type { AuditDetail } from '@/lib/access/rules/audit-actions'
import { routes } from '@/lib/platform/routes'
import type { AuditLine } from '@/lib/users/types'
import { detailWords } from './detail-words'

/** Where what a number names is read. */
const FILES: Partial<Record<AuditDetail, (id: number) => string>> = {
  changeId: routes.approvals.profileChange,
  claimId: routes.approvals.claim,
  inquiryId: routes.approvals.conversation,
  mergedId: routes.admin.provider,
  otherId: routes.admin.provider,
  providerId: routes.admin.provider,
  reportId: routes.approvals.report,
  reviewId: routes.approvals.review,
  uploadId: routes.admin.import,
}

/**
 * What explains a line of the log: in plain words, one after another, each number with the way to what it names while that is there. One
 * element: in a cell whose parts stand beside each other on phones, each piece would be a column.
 */
export function AuditDetails({ line }: { line: AuditLine }) {
  return (
    <span className="min-w-0 break-words">
      {detailWords(line).map(({ name, text }, index) => (
        <Fragment key={name}>
          {index > 0 && '; '}
          <Detail line={line} name={name} text={text} />
        </Fragment>
      ))}
    </span>
  )
}

function Detail({ line, name, text }: { line: AuditLine; name: string; text: string }) {
  const isThere = Object.hasOwn(FILES, name) && !line.gone.some((one) => one === name)
  const file = isThere ? FILES[name as AuditDetail] : undefined
  if (!file) return text
  return (
    <TextLink underlined href={file(Number(line.details[name]))}>
      {text}
    </TextLink>
  )
}
