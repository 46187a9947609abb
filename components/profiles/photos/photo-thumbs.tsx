import { Picture } from '@/components/ui/picture'
import { photoSources } from '@/lib/media/rules'
import type { ProfilePhoto } from '@/lib/profiles/types'
import { photoTexts as texts } from './texts'

/** Photos in their order with what is said of each, to read. */
export function PhotoThumbs({ photos }: { photos: readonly ProfilePhoto[] }) {
  return (
    <ol className="mt-1 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
      {photos.map(({ path, alt, caption, width, height }, index) => (
        <li key={path} className="min-w-0">
          <Picture
            {...photoSources({ path, width, height })}
            alt={alt}
            sizes="(min-width: 40rem) 15rem, 46vw"
            className="aspect-[16/10] w-full rounded-lg"
          />
          <p className="mt-1.5 text-sm break-words">
            <span className="text-soft">{texts.place(index + 1, photos.length)}. </span>
            {alt}
          </p>
          {caption && <p className="text-sm break-words text-soft">“{caption}”</p>}
        </li>
      ))}
    </ol>
  )
}
