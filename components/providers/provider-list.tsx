import type { Needs } from '@/lib/fit/types'
import { ProviderRows, type ProviderRowsProps } from './provider-rows'
import { type MaybeFound, rowViewOf } from './row-view'

type ProviderListProps = Omit<ProviderRowsProps, 'rows'> & {
  providers: readonly MaybeFound[]
  /** "YYYY-MM-DD" where the providers are. */
  today: string
  /** Places in AGE_BANDS of the rooms that were asked about. */
  bands?: readonly number[]
  /** Of a child that was typed into the search. */
  needs?: Needs | null
}

/** Providers as rows. What they say is decided here, on the server. */
export function ProviderList({ providers, today, bands, needs, ...look }: ProviderListProps) {
  return <ProviderRows rows={providers.map((provider) => rowViewOf(provider, today, bands, needs))} {...look} />
}
