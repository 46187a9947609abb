import { accountMetadata } from '@/components/accounts/account-metadata'
import { FindView } from '@/components/claims/find-view'
import { claimTexts as texts } from '@/components/claims/texts'
import { currentActor } from '@/lib/access/session'
import { findOwnClaims } from '@/lib/claims/queries/own'
import { searchToClaim } from '@/lib/claims/queries/to-claim'
import { findQuery } from '@/lib/claims/schema/claim'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.findTitle, texts.findLead, routes.findToClaim())

type FindPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** For everybody: finding comes before an account. */
export default async function FindToClaimPage({ searchParams }: FindPageProps) {
  const { q } = findQuery.parse(await searchParams)
  const actor = await currentActor()
  const [found, own] = await Promise.all([searchToClaim(q), actor.kind === 'user' ? findOwnClaims(actor) : []])
  return <FindView q={q} found={found} own={own} />
}
