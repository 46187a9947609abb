import type { Alike } from '@/lib/directory/types'
import { StatusBadge } from '../status-badge'
import { mergeTexts as texts } from './texts'

/** Both by name and place, on one line where there is room. */
export const PairNames = ({ pair }: { pair: readonly [Alike, Alike] }) => (
  <p className="flex flex-wrap items-center gap-x-2">
    {pair.map((one, at) => (
      <span key={one.id} className="inline-flex flex-wrap items-center gap-x-2">
        {at > 0 && <span className="text-soft">{texts.and}</span>}
        <span className="font-semibold">{one.name}</span>
        <span className="text-sm text-soft">{one.place}</span>
        {one.status !== 'open' && <StatusBadge status={one.status} />}
      </span>
    ))}
  </p>
)
