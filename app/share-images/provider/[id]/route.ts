import { notFound, permanentRedirect } from 'next/navigation'
import { shareTexts } from '@/components/seo/share-texts'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findProviderPage } from '@/lib/providers/queries/detail'
import { answerWithImage } from '../../answer'

/** Name, city and rating. Nothing else, so that a family home's picture gives nothing away. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const page = await findProviderPage((await params).id, now())
  if (page.kind === 'none') notFound()
  if (page.kind === 'redirect') permanentRedirect(routes.shareImages.provider(page.publicId))
  return answerWithImage(shareTexts.provider(page.detail))
}
