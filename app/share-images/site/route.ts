import { shareMessages } from '@/app/share-images/share-image'
import { respondWithImage } from '../share-image'

/** Rendered on request, not during the build. */
export const dynamic = 'force-dynamic'

export const GET = () => respondWithImage(shareMessages.site)
