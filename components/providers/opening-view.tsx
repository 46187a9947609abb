import { useTranslations } from 'next-intl'
import { Rating } from '@/components/ui/data/stars'
import { Skeleton } from '@/components/ui/surface/loading'
import type { StoredProvider } from './stored-provider'

/**
 * While a provider page loads: the name, picture and rating of the pressed row over a skeleton, on the whole screen.
 */
export default function OpeningView({ provider }: { provider: StoredProvider }) {
  const t = useTranslations('providers.row')
  const { name, image, rating } = provider
  const cover = 'aspect-[16/10] w-full md:aspect-auto md:h-104 md:rounded-3xl'
  return (
    <div aria-busy="true" className="fixed inset-0 z-40 animate-fade overflow-hidden bg-paper pt-13">
      <p role="status" className="wrap pb-3 text-ui text-soft">
        {t('opening')}
      </p>
      <div className="md:wrap">
        {image ? (
          // biome-ignore lint/performance/noImgElement: the file that the row has already loaded
          <img src={image} alt="" className={`object-cover ${cover}`} />
        ) : (
          <Skeleton className={cover} />
        )}
      </div>
      <div className="wrap pt-7 lg:pt-8">
        <p className="text-title font-bold tracking-tight">{name}</p>
        <div className="mt-3">{rating === null ? <Skeleton className="h-5 w-60" /> : <Rating rating={rating} />}</div>
        <Skeleton className="mt-8 h-60 max-w-reading" />
      </div>
    </div>
  )
}
