import { notFound } from 'next/navigation'
import { enrollmentMessages as texts } from '@/components/enrollment/enrollments/messages'
import { TransferView } from '@/components/enrollment/enrollments/transfer-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findEnrollmentToTransfer } from '@/lib/enrollment/enrollments/queries'
import { enrollmentParams } from '@/lib/enrollment/enrollments/schema'
import { findFavoriteRecipients } from '@/lib/enrollment/inquiries/queries/recipients'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(texts.requestTransfer, texts.transferStays, routes.caregiverDashboard())

export default async function TransferPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = enrollmentParams.safeParse(await params)
  if (!data) notFound()
  const actor = await requireActor(['caregiver'], routes.requestTransfer(data.id))
  const { internalId, name } = await findEnrollmentToTransfer(actor, data.id).catch(orNotFound)
  const others = await findFavoriteRecipients(actor, internalId)
  return <TransferView userId={actor.id} placeId={data.id} name={name} others={others} />
}
