import type { DistinctPair } from '@/lib/directory/types'
import { DistinctionButton } from './distinction-button'
import { PairNames } from './pair-names'
import { mergeTexts as texts } from './texts'

/** What was told apart, each with the way back. */
export const DistinctPart = ({ pairs, most }: { pairs: readonly DistinctPair[]; most: number }) => (
  <section aria-labelledby="told-apart" className="mt-14">
    <h2 id="told-apart" className="text-section tracking-tight">
      {texts.apart}
    </h2>
    <p className="mt-1 text-soft">
      {texts.apartLead} {pairs.length === most && texts.latestShown(most)}
    </p>
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {pairs.map(({ one, other }) => (
        <li key={`${one.id} ${other.id}`} className="grid gap-x-5 py-2 sm:grid-cols-[1fr_auto] sm:items-center">
          <PairNames pair={[one, other]} />
          <div className="-ml-4 sm:ml-0">
            <DistinctionButton one={one} other={other} areTwo={false} />
          </div>
        </li>
      ))}
    </ul>
  </section>
)
