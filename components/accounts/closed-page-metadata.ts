import type { Metadata } from 'next'
import { accountTexts, type ClosedPageName } from './texts'

export function closedPageMetadata(page: ClosedPageName): Metadata {
  const { title } = accountTexts.closedPages[page]
  return { title, description: accountTexts.description(title), robots: { index: false } }
}
