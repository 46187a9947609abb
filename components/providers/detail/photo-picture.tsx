import { Picture } from '@/components/ui/picture'
import { photoSources } from '@/lib/media/rules'
import type { PhotoView } from '@/lib/providers/types'

const SIZES = {
  'hero-first': '(min-width: 75rem) 55rem, (min-width: 44rem) 76vw, 100vw',
  hero: '(min-width: 75rem) 17rem, (min-width: 44rem) 24vw, 93vw',
  tab: '(min-width: 60rem) 21rem, (min-width: 44rem) 45vw, 100vw',
}
const LOOKS = {
  'hero-first': 'aspect-[16/10] size-full md:aspect-auto',
  hero: 'aspect-[16/10] size-full md:aspect-auto',
  tab: 'aspect-[16/10] w-full rounded-lg',
}

/** A photo of a provider at one of the page's places; the first of the hero is fetched before everything else. */
export function PhotoPicture({ photo, place }: { photo: PhotoView; place: keyof typeof SIZES }) {
  const { src, alt, width, height } = photo
  return (
    <Picture
      {...photoSources({ path: src, width, height })}
      alt={alt}
      sizes={SIZES[place]}
      first={place === 'hero-first'}
      className={LOOKS[place]}
    />
  )
}
