import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderPart } from '@/components/profiles/provider-part'
import { RepliesView } from '@/components/saved-replies/replies-view'
import { replyTexts as texts } from '@/components/saved-replies/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { routes } from '@/lib/platform/routes'
import { findOwnProviders } from '@/lib/provider-people/queries/own'
import { findReplies } from '@/lib/saved-replies/queries/replies'

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
