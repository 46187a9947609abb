import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { NoPreview, ProfilePreviewView } from '@/components/listings/preview/profile-preview'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findReplyFigures } from '@/lib/enrollment/inquiries/queries/recipients'
import { findPreview } from '@/lib/listings/profiles/queries/profile'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { localTuition } from '@/lib/providers/landing/queries/figures'

export async function generateMetadata() {
  const t = await getTranslations('listings.preview')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.profilePreview())
}

type PageProps = { params: Promise<{ placeId?: string[] }> }

export default async function ProviderProfilePreviewPage({ params }: PageProps) {
  const [placeId, ...more] = (await params).placeId ?? []
  const actor = await requireActor(['careprovider'], dashboardRoutes.profilePreview(placeId))
  if (more.length > 0) notFound()
  const preview = await findPreview(actor, placeId, now()).catch(orNotFound)
  if (!preview) return <NoPreview />
  const { page } = preview
  const today = todayIn(page.timeZone, now())
  const careType = page.careTypes[0] ?? 'daycare'
  const [medians, reply] = await Promise.all([
    localTuition(page, careType, today),
    findReplyFigures(page.internalId, now()),
  ])
  return <ProfilePreviewView preview={preview} medians={medians} reply={reply} today={today} now={now()} />
}
