import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ChangeView, PlaceDifference } from '@/components/listings/decide/change-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { CHANGE_REVIEWER_ROLES } from '@/lib/listings/policy'
import { DECISION_DAYS } from '@/lib/listings/profiles/catalogue'
import {
  findChangeToDecide,
  findDecidedChanges,
  findMovedPlace,
  findRollBack,
} from '@/lib/listings/profiles/queries/changes'
import { changeParams } from '@/lib/listings/profiles/schema/requests'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('listings.decide')
  return accountMetadata(await getLocale(), t('title'), t('lead', DECISION_DAYS), dashboardRoutes.approvals.start())
}

export default async function ProfileChangePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = changeParams.safeParse(await params)
  if (!data) notFound()
  const actor = await requireActor(CHANGE_REVIEWER_ROLES, dashboardRoutes.approvals.profileChange(data.id))
  const toDecide = await findChangeToDecide(data.id)
  if (!toDecide) notFound()
  const isDecided = toDecide.change.status === 'decided'
  const address = toDecide.change.status === 'pending' ? toDecide.change.fields.address?.to : undefined
  const [rollBack, versions, moved] = await Promise.all([
    isDecided ? findRollBack(data.id) : null,
    findDecidedChanges(toDecide.provider.id),
    address ? findMovedPlace(toDecide.provider.id, address) : null,
  ])
  const place = moved && <PlaceDifference moved={moved} />
  return (
    <ChangeView
      userId={actor.id}
      toDecide={toDecide}
      rollBack={rollBack}
      versions={versions}
      place={place}
      now={now()}
    />
  )
}
