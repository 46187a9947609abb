import { type PictureFile, posterOf } from '@/lib/media/rules'

/** A provider's square logo. Decorative: the name stands beside it. */
export function Logo({ path }: { path: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: made beforehand in its one size
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
  /** The provider's cover: nothing of the video is fetched before somebody plays it. */
  poster?: PictureFile
}

/** A video of rooms, with the browser's own controls. It never begins by itself. */
export const TourVideo = ({ path, label, poster }: TourVideoProps) => (
  // What is heard in it stands in words beside it.
  // biome-ignore lint/a11y/useMediaCaption: a provider's own video has no file of captions
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
