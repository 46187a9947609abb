import { layoutMessages } from '@/components/layout/messages'

/**
 * Small on purpose: Next sends it along with every page. Kept pages that find nothing render NotFoundView themselves, pages
 * made for each visit have a not-found.tsx of their own, unknown addresses have global-not-found.tsx.
 */
export default function NotFound() {
  return <h1>{layoutMessages.notFoundTitle}</h1>
}
