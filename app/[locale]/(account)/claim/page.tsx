import { getLocale, getTranslations } from 'next-intl/server'
import { FindView } from '@/components/listings/claims/find-view'
import { currentActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findOwnClaims, searchClaimable } from '@/lib/listings/claims/queries/claims'
import { findQuery } from '@/lib/listings/claims/schema'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('listings.claims')
  return accountMetadata(await getLocale(), t('findTitle'), t('findLead'), routes.findToClaim())
}

type FindPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Public: people find their listing before they create an account. */
export default async function FindToClaimPage({ searchParams }: FindPageProps) {
  const query = await searchParams
  const { q } = findQuery.parse(query)
  const actor = await currentActor()
  const [found, own] = await Promise.all([searchClaimable(q), actor.kind === 'user' ? findOwnClaims(actor) : []])
  return <FindView q={q} isEmpty={query.q !== undefined && q === ''} found={found} own={own} />
}
