import type { Metadata } from 'next'
import { detailMessages } from '@/components/providers/detail/messages'
import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'
import { NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'

export const metadata: Metadata = {
  title: detailMessages.notFoundTitle,
  robots: { index: false },
  other: NOT_FOUND_MARK,
}

/** A URL without an id redirects. */
export default function ProviderWithoutId() {
  return <ProviderNotFoundView reason={detailMessages.idRequired} />
}
