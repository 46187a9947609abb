import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { seenTexts as texts } from '@/components/users/seen-texts'
import { WhatTheySeeView } from '@/components/users/what-they-see-view'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { lookAtAccount } from '@/lib/users/commands/look-at-account'
import { USER_ADMIN_ROLES } from '@/lib/users/policy'
import { userParams } from '@/lib/users/schema'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.users())

export default async function WhatTheySeePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = userParams.safeParse(await params)
  const admin = await requireActor(USER_ADMIN_ROLES, data ? routes.admin.whatTheySee(data.id) : routes.admin.users())
  if (!data) notFound()
  return <WhatTheySeeView seen={await lookAtAccount(admin, data.id, now()).catch(orNotFound)} now={now()} />
}
