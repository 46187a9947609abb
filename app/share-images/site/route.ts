import { shareMessages } from '@/app/share-images/share-image'
import { respondWithImage } from '../share-image'

/** Drawn when asked for, not while building. */
export const dynamic = 'force-dynamic'

export const GET = () => respondWithImage(shareMessages.site)
