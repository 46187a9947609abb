import { accountMetadata } from '@/components/accounts/account-metadata'
import { ImportsView } from '@/components/imports/imports-view'
import { importTexts as texts } from '@/components/imports/texts'
import { requireActor } from '@/lib/access/require-actor'
import { IMPORT_ROLES } from '@/lib/imports/policy'
import { listUploads } from '@/lib/imports/queries/uploads/uploads'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.imports())

export default async function ImportsPage() {
  await requireActor(IMPORT_ROLES, routes.admin.imports())
  return <ImportsView uploads={await listUploads()} now={now()} />
}
