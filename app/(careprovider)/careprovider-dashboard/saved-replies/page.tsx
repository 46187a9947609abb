import { redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { NoProfile } from '@/components/profiles/public-profile'
import { ProviderSwitcher } from '@/components/provider-people/provider-switcher'
import { RepliesView } from '@/components/saved-replies/replies-view'
import { replyTexts as texts } from '@/components/saved-replies/texts'
import { requireActor } from '@/lib/access/require-actor'
import { routes } from '@/lib/platform/routes'
import { managedProviders } from '@/lib/provider-people/queries/own'
import { chooseProvider } from '@/lib/provider-people/rules/choose-provider'
import { findReplies } from '@/lib/saved-replies/queries/replies'

export const metadata = accountMetadata(texts.title, texts.lead, routes.savedReplies())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SavedRepliesPage({ searchParams }: PageProps) {
  const actor = await requireActor(['careprovider'], routes.savedReplies())
  const providers = await managedProviders(actor.id)
  const chosen = chooseProvider(providers, (await searchParams).provider)
  // Left or lost meanwhile: an old link leads to what there still is.
  if (!chosen && providers.length > 0) redirect(routes.savedReplies())
  return (
    <ProviderDashboard firstName={actor.firstName} current="messages">
      {chosen ? (
        <>
          <ProviderSwitcher
            providers={providers}
            current={chosen.id}
            hrefOf={(provider) => routes.savedReplies({ provider })}
          />
          <RepliesView userId={actor.id} shown={await findReplies(actor, chosen.id)} />
        </>
      ) : (
        <NoProfile />
      )}
    </ProviderDashboard>
  )
}
