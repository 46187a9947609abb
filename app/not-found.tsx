import { layoutTexts } from '@/components/layout/texts'

/**
 * Small on purpose: Next sends it along with every page. Nobody should meet it, since pages that find nothing render
 * NotFoundView and unknown addresses have global-not-found.tsx.
 */
export default function NotFound() {
  return <h1>{layoutTexts.notFoundTitle}</h1>
}
