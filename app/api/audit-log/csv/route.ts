import { auditWords } from '@/components/audit-log/detail-words'
import { defineRoute } from '@/lib/access/define-route'
import { USER_ADMIN_ROLES } from '@/lib/users/policy'
import { findAuditLines, MOST_EXPORTED } from '@/lib/users/queries/audit-log'
import { auditCsv } from '@/lib/users/rules/audit-csv'
import { auditQuery } from '@/lib/users/schema'

export const GET = defineRoute({
  access: USER_ADMIN_ROLES,
  query: auditQuery,
  handle: async ({ query }) => {
    const { lines } = await findAuditLines(query, MOST_EXPORTED)
    return new Response(auditCsv(lines, auditWords), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit-log.csv"',
      },
    })
  },
})
