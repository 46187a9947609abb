import { accountMetadata } from '@/components/accounts/account-metadata'
import { replyMessages as texts } from '@/components/enrollment/saved-replies/messages'
import { RepliesView } from '@/components/enrollment/saved-replies/replies-view'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { orNotFound, requireActor } from '@/lib/access/session'
import { findReplies } from '@/lib/enrollment/saved-replies/queries'
import { findOwnProviders } from '@/lib/listings/people/queries'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(texts.title, texts.lead, routes.savedReplies())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SavedRepliesPage({ searchParams }: PageProps) {
  const actor = await requireActor(['careprovider'], routes.savedReplies())
  const own = await findOwnProviders(actor, (await searchParams).provider, 'speak-for').catch(orNotFound)
  const hrefOf = (provider: string) => routes.savedReplies({ provider })
  return (
    <ProviderPart firstName={actor.firstName} own={own} current="messages" act="speak-for" hrefOf={hrefOf}>
      {async ({ id }) => <RepliesView userId={actor.id} shown={await findReplies(actor, id)} />}
    </ProviderPart>
  )
}
