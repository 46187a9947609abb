import { notFound, redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { EditView } from '@/components/directory/edit/edit-view'
import { directoryTexts, editTexts as texts } from '@/components/directory/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { DIRECTORY_ROLES } from '@/lib/directory/policy'
import { findEditSheet } from '@/lib/directory/queries/edit-sheet'
import { providerParams } from '@/lib/directory/schema/list'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(`${directoryTexts.title}: ${texts.crumb}`, texts.lead, routes.admin.providers())

export default async function EditProviderPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = providerParams.safeParse(await params)
  const back = data ? routes.admin.editProvider(data.id) : routes.admin.providers()
  const { id: userId } = await requireActor(DIRECTORY_ROLES, back)
  if (!data) notFound()
  const { sheet, version } = await findEditSheet(data.id).catch(orNotFound)
  // Its file says into which one it was merged.
  if (sheet.status === 'merged') redirect(routes.admin.provider(data.id))
  return <EditView userId={userId} id={data.id} sheet={sheet} version={version} />
}
