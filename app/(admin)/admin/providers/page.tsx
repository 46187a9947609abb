import { accountMetadata } from '@/components/accounts/account-metadata'
import { DirectoryView } from '@/components/directory/directory-view'
import { directoryTexts as texts } from '@/components/directory/texts'
import { requireActor } from '@/lib/access/require-actor'
import { DIRECTORY_ROLES } from '@/lib/directory/policy'
import { findProviders, findSources } from '@/lib/directory/queries/find-providers'
import { directoryQuery } from '@/lib/directory/schema/list'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.providers())

type ProvidersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ProvidersPage({ searchParams }: ProvidersPageProps) {
  await requireActor(DIRECTORY_ROLES, routes.admin.providers())
  const query = directoryQuery.parse(await searchParams)
  const [found, sources] = await Promise.all([findProviders(query), findSources()])
  return <DirectoryView query={query} found={found} sources={sources} />
}
