import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'
import { NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('providers.detailBrowser')
  return { title: t('notFoundTitle'), robots: { index: false }, other: NOT_FOUND_MARK }
}

/** A URL without an id redirects. */
export default function ProviderWithoutId() {
  const t = useTranslations('providers.detail')
  return <ProviderNotFoundView reason={t('idRequired')} />
}
