import { Skeleton } from '@/components/ui/skeleton'
import { layoutTexts as texts } from './texts'

/** Stands where a dashboard's part will be; `rows` is about how many things it holds. */
export function LoadingPanel({ rows }: { rows: number }) {
  return (
    <div aria-busy className="grid gap-5">
      <p className="sr-only" role="status">
        {texts.loading}
      </p>
      <Skeleton className="h-8 w-48" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={row} className="h-28 w-full rounded-xl" />
      ))}
    </div>
  )
}
