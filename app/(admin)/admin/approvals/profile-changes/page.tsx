import { accountMetadata } from '@/components/accounts/account-metadata'
import { decideTexts as texts } from '@/components/profiles/decide/texts'
import { WaitingChanges } from '@/components/profiles/decide/waiting-changes'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findWaitingChanges } from '@/lib/profiles/queries/to-decide'

export const metadata = accountMetadata(texts.title, texts.lead, routes.approvals.profileChanges())

export default async function ProfileChangesPage() {
  await requireActor(['admin'], routes.approvals.profileChanges())
  return <WaitingChanges changes={await findWaitingChanges(now())} now={now()} />
}
