import { notFound, permanentRedirect } from 'next/navigation'
import { shareTexts } from '@/components/seo/share-texts'
import { readPicture } from '@/lib/media/queries'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findProviderPage } from '@/lib/providers/queries/detail'
import { answerWithImage } from '../../answer'

/** Name, city, rating and cover photo; of a family home the words alone, so that its picture gives nothing away. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const page = await findProviderPage((await params).id, now())
  if (page.kind === 'none') notFound()
  if (page.kind === 'redirect') permanentRedirect(routes.shareImages.provider(page.publicId))
  const { kind, photos } = page.detail
  const [cover] = kind === 'family_home' ? [] : photos
  const bytes = cover && (await readPicture(cover.src))
  return answerWithImage(shareTexts.provider(page.detail), bytes ? { path: cover.src, bytes } : null)
}
