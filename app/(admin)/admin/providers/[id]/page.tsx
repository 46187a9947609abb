import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderFileView } from '@/components/directory/provider-file-view'
import { directoryTexts as texts } from '@/components/directory/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { DIRECTORY_ROLES } from '@/lib/directory/policy'
import { findAlike } from '@/lib/directory/queries/duplicates'
import { findProviderFile } from '@/lib/directory/queries/provider-file'
import { providerParams } from '@/lib/directory/schema/list'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.providers())

/** Beside a file; the page of duplicates has them all. */
const MOST_ALIKE = 5

export default async function ProviderFilePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = providerParams.safeParse(await params)
  await requireActor(DIRECTORY_ROLES, data ? routes.admin.provider(data.id) : routes.admin.providers())
  if (!data) notFound()
  const file = await findProviderFile(data.id).catch(orNotFound)
  return <ProviderFileView file={file} alike={await findAlike(data.id, MOST_ALIKE)} now={now()} />
}
