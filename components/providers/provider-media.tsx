import { type PictureFile, posterOf } from '@/lib/media/rules/pictures'

/** A provider's square logo. Decorative: the name is next to it. */
export function Logo({ path }: { path: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: already stored in the only size needed
    <img
      src={path}
      alt=""
      width={64}
      height={64}
      className="size-16 shrink-0 rounded-xl border border-line bg-card object-cover"
    />
  )
}

type TourVideoProps = {
  path: string
  label: string
  /** The provider's cover; the video itself loads only when played. */
  poster?: PictureFile
}

/** A video of rooms with native controls. It never autoplays. */
export const TourVideo = ({ path, label, poster }: TourVideoProps) => (
  // Its sound is described in the text next to it.
  // biome-ignore lint/a11y/useMediaCaption: providers' videos have no caption files
  <video
    src={path}
    poster={poster && posterOf(poster)}
    aria-label={label}
    controls
    playsInline
    preload={poster ? 'none' : 'metadata'}
    className="aspect-video w-full rounded-lg bg-sunken object-contain"
  />
)
