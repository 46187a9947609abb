import type { Metadata } from 'next'
import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'
import { detailTexts } from '@/components/providers/detail/texts'
import { NOT_FOUND_MARK } from '@/lib/platform/page-cache/marks.mjs'

export const metadata: Metadata = {
  title: detailTexts.notFoundTitle,
  robots: { index: false },
  other: NOT_FOUND_MARK,
}

/** An address without an id leads nowhere. */
export default function ProviderWithoutId() {
  return <ProviderNotFoundView reason={detailTexts.idRequired} />
}
