import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { MergeView } from '@/components/directory/merge/merge-view'
import { mergeTexts as texts } from '@/components/directory/merge/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { DIRECTORY_ROLES } from '@/lib/directory/policy'
import { findPair } from '@/lib/directory/queries/pair'
import { pairQuery } from '@/lib/directory/schema/merge'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.mergeProviders())

type MergePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function MergePage({ searchParams }: MergePageProps) {
  const { data } = pairQuery.safeParse(await searchParams)
  await requireActor(DIRECTORY_ROLES, routes.admin.mergeProviders(data))
  if (!data) notFound()
  return <MergeView pair={await findPair(data.keep, data.drop).catch(orNotFound)} />
}
