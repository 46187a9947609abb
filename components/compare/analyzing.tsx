import { Skeleton } from '@/components/ui/skeleton'
import { compareTexts as texts } from './texts'

const SKELETONS = [1, 2, 3]

export function Analyzing() {
  return (
    <div aria-busy className="mt-3">
      <p role="status" className="mb-4 text-soft">
        {texts.analyzing}
      </p>
      {SKELETONS.map((place) => (
        <Skeleton key={place} className="mb-4 h-28 w-full rounded-xl" />
      ))}
    </div>
  )
}
