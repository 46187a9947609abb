import { shareTexts } from '@/components/seo/share-texts'
import { answerWithImage } from '../answer'

/** Drawn when asked for, not while building. */
export const dynamic = 'force-dynamic'

export const GET = () => answerWithImage(shareTexts.site)
