import { auditWords } from '@/components/admin/audit-log/detail-words'
import { defineRoute } from '@/lib/access/routes/define-route'
import { USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { findAuditLines, MOST_EXPORTED } from '@/lib/admin/users/queries'
import { auditCsv } from '@/lib/admin/users/rules'
import { auditQuery } from '@/lib/admin/users/schema'

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
