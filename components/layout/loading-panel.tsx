import { Skeleton } from '@/components/ui/skeleton'
import { layoutTexts as texts } from './texts'

/** Stands where a dashboard's part will be. */
export function LoadingPanel() {
  return (
    <div aria-busy className="grid gap-5">
      <p className="sr-only" role="status">
        {texts.loading}
      </p>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-28 w-full rounded-xl" />
      <Skeleton className="h-28 w-full rounded-xl" />
    </div>
  )
}
