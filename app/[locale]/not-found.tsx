import { useTranslations } from 'next-intl'

/**
 * Small on purpose: Next sends it along with every page. Cached pages that find nothing render NotFoundView themselves,
 * dynamic pages have their own not-found.tsx, and unknown URLs have global-not-found.tsx.
 */
export default function NotFound() {
  return <h1>{useTranslations('layout.page')('notFoundTitle')}</h1>
}
