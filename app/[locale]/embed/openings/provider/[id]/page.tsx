import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { loadProviderPage } from '@/app/[locale]/(site)/provider/[id]/load-page'
import { embedMessages } from '@/components/providers/messages'
import { OpeningsList, providerLines } from '@/components/providers/openings-list'
import { NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import { siteUrl } from '@/lib/platform/config/env'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'

/** Like the provider's page. */
export const revalidate = 86_400
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await loadProviderPage((await params).id)
  if (page.kind !== 'page') return { title: embedMessages.notFound, robots: { index: false }, other: NOT_FOUND_MARK }
  return {
    title: embedMessages.ofProvider(page.detail.name),
    robots: { index: false },
    alternates: { canonical: routes.provider(page.detail.id) },
  }
}

export default async function EmbeddedProvider({ params }: Props) {
  const page = await loadProviderPage((await params).id)
  if (page.kind === 'redirect') permanentRedirect(routes.embeddedProvider(page.publicId))
  if (page.kind === 'none') {
    const more = { href: siteUrl(), text: embedMessages.site }
    return <OpeningsList heading={embedMessages.notFound} lines={[]} empty="" more={more} />
  }
  const { detail } = page
  const isClosed = detail.status === 'closed'
  return (
    <OpeningsList
      heading={embedMessages.ofProvider(detail.name)}
      lines={isClosed ? [] : providerLines(detail, todayIn(detail.timeZone, now()))}
      {...(isClosed && { empty: embedMessages.closed })}
      more={{ href: absoluteUrl(routes.provider(detail.id), siteUrl()), text: embedMessages.more }}
    />
  )
}
