import { notFound, permanentRedirect } from 'next/navigation'
import { shareMessages } from '@/app/share-images/share-image'
import { readPicture } from '@/lib/media/queries'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { findProviderPage } from '@/lib/providers/queries'
import { respondWithImage } from '../../share-image'

/** Name, city, rating and cover photo; only text for a family home, so that its picture reveals nothing. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const page = await findProviderPage((await params).id, now())
  if (page.kind === 'none') notFound()
  if (page.kind === 'redirect') permanentRedirect(routes.shareImages.provider(page.publicId))
  const { kind, photos } = page.detail
  const [cover] = kind === 'family_home' ? [] : photos
  const bytes = cover && (await readPicture(cover.src))
  return respondWithImage(shareMessages.provider(page.detail), bytes ? { path: cover.src, bytes } : null)
}
