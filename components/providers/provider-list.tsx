import type { ProviderCard } from '@/lib/providers/types'
import { ProviderRow } from './provider-row'

type ProviderListProps = {
  providers: readonly (ProviderCard & { distanceMeters?: number })[]
  today: string
  wayBack: string
  bands?: readonly number[]
  level?: 2 | 3
  /** Said to screen readers: what these are. */
  label?: string
}

/** Rows with lines between them; sponsored ones stand in a frame of their own, so they need none. */
export function ProviderList({ providers, label, ...row }: ProviderListProps) {
  return (
    <ul aria-label={label}>
      {providers.map((provider, index) => {
        const before = providers[index - 1]
        const isDivided = before && !before.isSponsored && !provider.isSponsored
        return (
          <li key={provider.id} className={isDivided ? 'border-t border-line pt-5 pb-5' : 'pb-5'}>
            <ProviderRow provider={provider} first={index === 0} {...row} />
          </li>
        )
      })}
    </ul>
  )
}
