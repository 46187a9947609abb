'use client'

import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'
import { detailTexts } from '@/components/providers/detail/texts'

export default function ProviderError() {
  return <ProviderNotFoundView reason={detailTexts.loadFailed} />
}
