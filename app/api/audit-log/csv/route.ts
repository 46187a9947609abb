import { auditLabels } from '@/components/admin/audit-log/detail-labels'
import { defineRoute } from '@/lib/access/routes/define-route'
import { USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { findAuditLines, MAX_EXPORTED } from '@/lib/admin/users/queries'
import { auditCsv } from '@/lib/admin/users/rules'
import { auditQuery } from '@/lib/admin/users/schema'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'

export const GET = defineRoute({
  access: USER_ADMIN_ROLES,
  query: auditQuery,
  handle: async ({ query }) => {
    const { lines } = await findAuditLines(query, MAX_EXPORTED)
    // The file is for spreadsheets and programs, so its language does not depend on the user.
    const log = translate(DEFAULT_LOCALE, 'admin.auditLog')
    const sheet = translate(DEFAULT_LOCALE, 'admin.sheet')
    const users = translate(DEFAULT_LOCALE, 'admin.users')
    const settings = translate(DEFAULT_LOCALE, 'settings.common')
    const suspensions = translate(DEFAULT_LOCALE, 'accounts.suspensionReasons')
    const reviews = translate(DEFAULT_LOCALE, 'reviews.choices')
    const claims = translate(DEFAULT_LOCALE, 'listings.claimRejections')
    const people = translate(DEFAULT_LOCALE, 'listings.roles')
    const ages = translate(DEFAULT_LOCALE, 'providers.ages')
    const texts = { log, sheet, users, settings, suspensions, reviews, claims, people, ages }
    return new Response(auditCsv(lines, auditLabels(texts, DEFAULT_LOCALE)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit-log.csv"',
      },
    })
  },
})
