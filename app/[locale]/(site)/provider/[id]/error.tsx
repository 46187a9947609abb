'use client'

import { browserMessages } from '@/components/providers/detail/browser-messages'
import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'

export default function ProviderError() {
  return <ProviderNotFoundView reason={browserMessages.loadFailed} />
}
