/** npm run reports: what visitors say is wrong on providers' pages, the oldest first. Typed texts stand as JSON strings. */
import { db } from '@/lib/platform/db'
import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { findOpenReports } from '@/lib/reports/queries'

const reports = await findOpenReports()
for (const { id, topic, message, email, createdAt, provider } of reports) {
  console.log(`#${id}  ${createdAt.toISOString().slice(0, 16)}  ${topic}  ${provider.name}`)
  console.log(`  ${absoluteUrl(routes.provider(provider.slug), siteUrl())}`)
  // JSON, so that nothing typed can steer a terminal.
  console.log(`  ${JSON.stringify(message)}${email ? `  answer to ${JSON.stringify(email)}` : ''}`)
}
console.log(reports.length === 0 ? 'No open reports.' : `${reports.length} open.`)
await db().$disconnect()
