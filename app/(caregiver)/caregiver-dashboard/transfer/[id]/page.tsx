import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { enrollmentTexts as texts } from '@/components/enrollments/texts'
import { TransferView } from '@/components/enrollments/transfer-view'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { findPlaceToTransfer } from '@/lib/enrollments/queries/places'
import { enrollmentParams } from '@/lib/enrollments/schema'
import { findFavoritesToAsk } from '@/lib/messages/queries/favorites-to-ask'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.requestTransfer, texts.transferStays, routes.caregiverDashboard())

export default async function TransferPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = enrollmentParams.safeParse(await params)
  if (!data) notFound()
  const actor = await requireActor(['caregiver'], routes.requestTransfer(data.id))
  const { internalId, name } = await findPlaceToTransfer(actor, data.id).catch(orNotFound)
  const others = await findFavoritesToAsk(actor, internalId)
  return <TransferView userId={actor.id} placeId={data.id} name={name} others={others} />
}
