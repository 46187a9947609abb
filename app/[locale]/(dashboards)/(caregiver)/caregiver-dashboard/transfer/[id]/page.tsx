import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { TransferView } from '@/components/enrollment/enrollments/transfer-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findEnrollmentToTransfer } from '@/lib/enrollment/enrollments/queries'
import { enrollmentParams } from '@/lib/enrollment/enrollments/schema'
import { findFavoriteRecipients } from '@/lib/enrollment/inquiries/queries/recipients'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

export async function generateMetadata() {
  const t = await getTranslations('enrollment.enrollments')
  return accountMetadata(
    await getLocale(),
    t('requestTransfer'),
    t('transferStays'),
    dashboardRoutes.caregiverDashboard(),
  )
}

export default async function TransferPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = enrollmentParams.safeParse(await params)
  if (!data) notFound()
  const actor = await requireActor(['caregiver'], dashboardRoutes.requestTransfer(data.id))
  const { internalId, name } = await findEnrollmentToTransfer(actor, data.id).catch(orNotFound)
  const others = await findFavoriteRecipients(actor, internalId)
  return <TransferView userId={actor.id} placeId={data.id} name={name} others={others} />
}
