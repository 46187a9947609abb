import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { userTexts as texts } from '@/components/users/texts'
import { UserFileView } from '@/components/users/user-file-view'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { hasSecondFactor } from '@/lib/accounts/queries/own-account'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { mayActOn, USER_ADMIN_ROLES } from '@/lib/users/policy'
import { findAuditLines } from '@/lib/users/queries/audit-log'
import { findUserFile } from '@/lib/users/queries/user-file'
import { auditQuery, userParams } from '@/lib/users/schema'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.users())

type UserPageProps = { params: Promise<{ id: string }> }

/** As many lines as tell what happened lately. */
const LINES = 20

export default async function UserPage({ params }: UserPageProps) {
  const { data } = userParams.safeParse(await params)
  const actor = await requireActor(USER_ADMIN_ROLES, data ? routes.admin.user(data.id) : routes.admin.users())
  if (!data) notFound()
  const [file, { lines }, asksCode] = await Promise.all([
    findUserFile(data.id, now()).catch(orNotFound),
    findAuditLines(auditQuery.parse({ person: String(data.id) }), LINES),
    hasSecondFactor(actor),
  ])
  return <UserFileView file={file} lines={lines} isOwn={!mayActOn(actor, data.id)} asksCode={asksCode} now={now()} />
}
