import { Skeleton } from '@/components/ui/skeleton'
import { pendingTexts } from './pending-texts'

/** As the specification has it. */
const ROWS = [1, 2, 3, 4, 5, 6]

/** Six rows that are on their way. */
export function SearchSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {pendingTexts.loading}
      </p>
      {ROWS.map((row) => (
        <div key={row} data-skeleton className="flex flex-col gap-4 border-b border-line py-5 md:flex-row md:gap-5">
          <Skeleton className="aspect-[16/10] w-full rounded-2xl md:h-43 md:w-57 md:shrink-0" />
          <div className="flex-1 space-y-3 pt-1">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
