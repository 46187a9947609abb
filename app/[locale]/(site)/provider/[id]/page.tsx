import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/content/json-ld'
import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'
import { describeProvider, providerMetadata, providerTrail } from '@/components/providers/detail/provider-metadata'
import { ProviderView } from '@/components/providers/detail/provider-view'
import { rowTexts } from '@/components/providers/provider-text'
import { breadcrumbMarkup, providerMarkup } from '@/lib/content/seo/rules/markup'
import { findInquiryOptions, findReplyFigures } from '@/lib/enrollment/inquiries/queries/recipients'
import { isClaimed } from '@/lib/listings/claims/queries/claim-file'
import { siteUrl } from '@/lib/platform/config/env'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { localTuition } from '@/lib/providers/landing/queries/figures'
import { similarProviders } from '@/lib/providers/queries'
import { openingsFirst, SIMILAR_SHOWN } from '@/lib/providers/rules/openings'
import { findReviewSummary } from '@/lib/reviews/queries'
import { hiddenMetadata, loadProviderPage } from './load-page'

/** Cached until `provider:<id>` is revalidated, and rendered again daily, because facts go out of date. */
export const revalidate = 86_400
/** Generated at the first request: the build has no database. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await loadProviderPage((await params).id)
  if (page.kind !== 'page') {
    const t = await getTranslations('providers.detailBrowser')
    return { title: t('notFoundTitle'), ...hiddenMetadata(page) }
  }
  const t = await getTranslations('providers.detail')
  const common = await getTranslations('providers.common')
  const texts = rowTexts(await getLocale())
  return providerMetadata({ t, texts, common }, page.detail, todayIn(page.detail.timeZone, now()))
}

export default async function ProviderPage({ params }: Props) {
  const page = await loadProviderPage((await params).id)
  if (page.kind === 'none') return <ProviderNotFoundView />
  if (page.kind === 'redirect') permanentRedirect(localPath(await getLocale(), routes.provider(page.publicId)))
  const { detail } = page
  const t = await getTranslations('providers.detail')
  const layout = await getTranslations('layout.frame')
  const locale = await getLocale()
  const texts = rowTexts(locale)
  const today = todayIn(detail.timeZone, now())
  const careType = detail.careTypes[0] ?? 'daycare'
  const [medians, around, reply, hasManager, reviewCounts] = await Promise.all([
    localTuition(detail, careType, today),
    similarProviders(detail, now()),
    findReplyFigures(detail.internalId, now()),
    isClaimed(detail.internalId),
    findReviewSummary(detail.internalId),
  ])
  const unclaimed = hasManager ? null : await findInquiryOptions(detail)
  return (
    <>
      <JsonLd data={providerMarkup(locale, describeProvider({ t, texts }, detail, today), siteUrl())} />
      <JsonLd data={breadcrumbMarkup(locale, providerTrail(t, detail, layout('home')), siteUrl())} />
      <ProviderView
        provider={detail}
        medians={medians}
        similar={openingsFirst(around, today).slice(0, SIMILAR_SHOWN)}
        reviewCounts={reviewCounts}
        reply={reply}
        unclaimed={unclaimed}
        today={today}
        now={now()}
      />
    </>
  )
}
