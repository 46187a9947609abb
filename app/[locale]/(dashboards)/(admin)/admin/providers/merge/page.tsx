import { notFound } from 'next/navigation'
import { mergeMessages as texts } from '@/components/admin/directory/merge-messages'
import { MergeView } from '@/components/admin/directory/merge-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { findPair } from '@/lib/admin/directory/queries/provider-file'
import { pairQuery } from '@/lib/admin/directory/schema'
import { DIRECTORY_ROLES } from '@/lib/admin/policy'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.mergeProviders())

type MergePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function MergePage({ searchParams }: MergePageProps) {
  const { data } = pairQuery.safeParse(await searchParams)
  await requireActor(DIRECTORY_ROLES, routes.admin.mergeProviders(data))
  if (!data) notFound()
  return <MergeView pair={await findPair(data.keep, data.drop).catch(orNotFound)} />
}
