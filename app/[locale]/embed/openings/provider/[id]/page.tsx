import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { loadProviderPage } from '@/app/[locale]/(site)/provider/[id]/load-page'
import { OpeningsList, providerLines } from '@/components/providers/openings-list'
import { NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import { siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'

/** Like the provider's page. */
export const revalidate = 86_400
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await loadProviderPage((await params).id)
  const t = await getTranslations('providers.embed')
  if (page.kind !== 'page') return { title: t('notFound'), robots: { index: false }, other: NOT_FOUND_MARK }
  return {
    title: t('ofProvider', { name: page.detail.name }),
    robots: { index: false },
    alternates: { canonical: routes.provider(page.detail.id) },
  }
}

export default async function EmbeddedProvider({ params }: Props) {
  const page = await loadProviderPage((await params).id)
  if (page.kind === 'redirect') permanentRedirect(routes.embeddedProvider(page.publicId))
  const embed = await getTranslations('providers.embed')
  if (page.kind === 'none') {
    const more = { href: siteUrl(), text: embed('site', { site: SITE.name }) }
    return <OpeningsList heading={embed('notFound')} lines={[]} empty="" more={more} />
  }
  const row = await getTranslations('providers.row')
  const common = await getTranslations('providers.common')
  const { detail } = page
  const isClosed = detail.status === 'closed'
  return (
    <OpeningsList
      heading={embed('ofProvider', { name: detail.name })}
      lines={isClosed ? [] : providerLines(detail, todayIn(detail.timeZone, now()), { embed, row, common })}
      {...(isClosed && { empty: embed('closed') })}
      more={{ href: absoluteUrl(routes.provider(detail.id), siteUrl()), text: embed('more', { site: SITE.name }) }}
    />
  )
}
