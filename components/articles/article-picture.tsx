import { Picture } from '@/components/ui/picture'
import { photoSources } from '@/lib/media/rules'

type ArticlePictureProps = { path: string; alt?: string; sizes: string; first?: boolean; className?: string }

/** An article's picture, cut to 16:9 by its place. */
export function ArticlePicture({ path, alt = '', sizes, first, className }: ArticlePictureProps) {
  return <Picture {...photoSources({ path, width: 1280, height: 720 })} {...{ alt, sizes, first, className }} />
}
