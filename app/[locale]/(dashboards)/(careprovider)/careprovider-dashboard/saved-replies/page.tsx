import { getLocale, getTranslations } from 'next-intl/server'
import { RepliesView } from '@/components/enrollment/saved-replies/replies-view'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findReplies } from '@/lib/enrollment/saved-replies/queries'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { findFrame } from '../frame'

export async function generateMetadata() {
  const t = await getTranslations('enrollment.savedReplies')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.savedReplies())
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SavedRepliesPage({ searchParams }: PageProps) {
  const actor = await requireActor(['careprovider'], dashboardRoutes.savedReplies())
  const frame = await findFrame(actor, (await searchParams).provider, 'speak-for')
  const hrefOf = (provider: string) => dashboardRoutes.savedReplies({ provider })
  return (
    <ProviderPart {...frame} current="messages" act="speak-for" hrefOf={hrefOf}>
      {async ({ id }) => <RepliesView userId={actor.id} shown={await findReplies(actor, id)} />}
    </ProviderPart>
  )
}
