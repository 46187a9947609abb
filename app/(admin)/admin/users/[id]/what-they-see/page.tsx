import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { seenMessages as texts, WhatTheySeeView } from '@/components/admin/users/what-they-see-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { lookAtAccount } from '@/lib/admin/users/commands'
import { userParams } from '@/lib/admin/users/schema'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.users())

export default async function WhatTheySeePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = userParams.safeParse(await params)
  const admin = await requireActor(USER_ADMIN_ROLES, data ? routes.admin.whatTheySee(data.id) : routes.admin.users())
  if (!data) notFound()
  return <WhatTheySeeView seen={await lookAtAccount(admin, data.id, now()).catch(orNotFound)} now={now()} />
}
