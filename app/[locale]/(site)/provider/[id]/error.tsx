'use client'

import { useTranslations } from 'next-intl'
import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'

export default function ProviderError() {
  const t = useTranslations('providers.detailBrowser')
  return <ProviderNotFoundView reason={t('loadFailed')} />
}
