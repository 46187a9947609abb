import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { NoPreview } from '@/components/profiles/preview/no-preview'
import { ProfilePreviewView } from '@/components/profiles/preview/profile-preview'
import { previewTexts as texts } from '@/components/profiles/preview/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { findReplyFigures } from '@/lib/messages/queries/reply-figures'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findPreview } from '@/lib/profiles/queries/preview'
import { localTuition, locationFacts } from '@/lib/providers/queries/location-facts'
import { similarProviders } from '@/lib/providers/queries/nearby'
import { todayIn } from '@/lib/providers/rules/dates'

export const metadata = accountMetadata(texts.title, texts.lead, routes.profilePreview())

type PageProps = { params: Promise<{ placeId?: string[] }> }

export default async function ProviderProfilePreviewPage({ params }: PageProps) {
  const [placeId, ...more] = (await params).placeId ?? []
  const actor = await requireActor(['careprovider'], routes.profilePreview(placeId))
  if (more.length > 0) notFound()
  const preview = await findPreview(actor, placeId, now()).catch(orNotFound)
  if (!preview) return <NoPreview />
  const { page } = preview
  const today = todayIn(page.timeZone, now())
  const careType = page.careTypes[0] ?? 'daycare'
  const [facts, similar, reply] = await Promise.all([
    locationFacts(page.locationSlug, careType, today),
    similarProviders(page, now()),
    findReplyFigures(page.internalId, now()),
  ])
  const medians = await localTuition(page, facts.tuition, careType, today)
  return (
    <ProfilePreviewView preview={preview} medians={medians} similar={similar} reply={reply} today={today} now={now()} />
  )
}
