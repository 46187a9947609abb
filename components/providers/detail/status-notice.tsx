import { Icon } from '@/components/ui/icon'
import type { ProviderDetail } from '@/lib/providers/types'
import { detailTexts as texts } from './texts'

/** Closed for good or for now, said before anything else. */
export function StatusNotice({ provider, today }: { provider: ProviderDetail; today: string }) {
  if (provider.status !== 'closed' && provider.status !== 'temporarily_closed') return null
  return (
    <p role="note" className="mb-5 flex gap-2.5 rounded-md bg-sun-soft px-4 py-3 font-semibold text-on-sun">
      <Icon name="info" className="mt-[0.2em]" />
      {provider.status === 'closed' ? texts.closed(provider, today) : texts.temporarilyClosed}
    </p>
  )
}
