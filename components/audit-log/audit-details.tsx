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

/** What explains a line of the log: in plain words, one after another, each number with the way to what it names while that is there. */
export function AuditDetails({ line }: { line: AuditLine }) {
  return detailWords(line).map(({ name, text }, index) => {
    const isThere = Object.hasOwn(FILES, name) && !line.gone.some((one) => one === name)
    const file = isThere ? FILES[name as AuditDetail] : undefined
    return (
      <Fragment key={name}>
        {index > 0 && '; '}
        {file ? (
          <TextLink underlined href={file(Number(line.details[name]))}>
            {text}
          </TextLink>
        ) : (
          text
        )}
      </Fragment>
    )
  })
}
