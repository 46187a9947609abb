'use client'

import { detailMessages } from '@/components/providers/detail/messages'
import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'

export default function ProviderError() {
  return <ProviderNotFoundView reason={detailMessages.loadFailed} />
}
