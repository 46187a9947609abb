/** npm run reports: lists visitors' reports about providers' pages and reported conversations, oldest first. User input is printed as JSON strings. */

import { findOpenReports } from '@/lib/admin/reports/queries'
import { findReportedInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { siteUrl } from '@/lib/platform/config/env'
import { DomainError } from '@/lib/platform/http/errors'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { asWritten } from '@/lib/platform/language/message'
import { runAndExit } from './exit'

async function run(unknown: string[]): Promise<void> {
  if (unknown.length > 0) throw new DomainError(400, asWritten('npm run reports takes no arguments.'))
  const reports = await findOpenReports()
  for (const { id, topic, message, email, createdAt, provider } of reports) {
    console.log(`#${id}  ${createdAt.toISOString().slice(0, 16)}  ${topic}  ${provider.name}`)
    console.log(`  ${absoluteUrl(routes.provider(provider.slug), siteUrl())}`)
    // JSON, so that user input cannot send control codes to the terminal.
    console.log(`  ${JSON.stringify(message)}${email ? `  answer to ${JSON.stringify(email)}` : ''}`)
  }
  console.log(reports.length === 0 ? 'No open reports.' : `${reports.length} open.`)

  const conversations = await findReportedInquiries()
  for (const { inquiryId, reporterId, reason, note, createdAt, inquiry } of conversations) {
    const who = reporterId === inquiry.caregiverId ? 'the parent' : `account ${reporterId ?? '(gone)'}`
    console.log(`Conversation ${inquiryId}  ${createdAt.toISOString().slice(0, 16)}  ${reason}  reported by ${who}`)
    console.log(`  of account ${inquiry.caregiverId} with ${inquiry.provider.name}  ${JSON.stringify(note)}`)
  }
  console.log(
    conversations.length === 0 ? 'No reported conversations.' : `${conversations.length} conversations reported.`,
  )
}

runAndExit(() => run(process.argv.slice(2)))
