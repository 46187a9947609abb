import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { loadProviderPage } from '@/app/[locale]/(site)/provider/[id]/load-page'
import { OpeningsList, providerLines } from '@/components/providers/openings-list'
import { rowTexts } from '@/components/providers/provider-text'
import { NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import { siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { localUrl, routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'

/** Like the provider's page. */
export const revalidate = 86_400
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await loadProviderPage((await params).id)
  const t = await getTranslations('providers.embed')
  if (page.kind === 'none') return { title: t('notFound'), robots: { index: false }, other: NOT_FOUND_MARK }
  if (page.kind === 'redirect') return {}
  return {
    title: t('ofProvider', { name: page.detail.name }),
    robots: { index: false },
    alternates: { canonical: localPath(await getLocale(), routes.provider(page.detail.id)) },
  }
}

export default async function EmbeddedProvider({ params }: Props) {
  const page = await loadProviderPage((await params).id)
  if (page.kind === 'redirect') permanentRedirect(localPath(await getLocale(), routes.embeddedProvider(page.publicId)))
  const locale = await getLocale()
  const absolute = (path: string) => localUrl(locale, path, siteUrl())
  const embed = await getTranslations('providers.embed')
  if (page.kind === 'none') {
    const more = { href: absolute(routes.home()), text: embed('site', { site: SITE.name }) }
    return <OpeningsList heading={embed('notFound')} lines={[]} empty="" more={more} />
  }
  const texts = rowTexts(locale)
  const common = await getTranslations('providers.common')
  const { detail } = page
  const isOpen = detail.status === 'open'
  return (
    <OpeningsList
      heading={embed('ofProvider', { name: detail.name })}
      lines={isOpen ? providerLines({ embed, texts, common }, detail, todayIn(detail.timeZone, now())) : []}
      {...(!isOpen && { empty: detail.status === 'closed' ? embed('closed') : embed('temporarilyClosed') })}
      more={{ href: absolute(routes.provider(detail.id)), text: embed('more', { site: SITE.name }) }}
    />
  )
}
