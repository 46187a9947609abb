import { localeOf } from '@/lib/platform/language/locales'
import { respondWithImage, shareMessages } from '../share-image'

/** Rendered on request, not during the build. */
export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

export const GET = async (_request: Request, { params }: Context) =>
  respondWithImage(shareMessages.site(localeOf((await params).locale)))
