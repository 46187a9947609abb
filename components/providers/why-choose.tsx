import { Icon } from '@/components/ui/icon'
import type { Reason } from '@/lib/providers/rules/reasons'
import { reasonText } from './why-choose-texts'

/** What speaks for a provider, a line each. */
export const WhyChoose = ({ reasons, today }: { reasons: readonly Reason[]; today: string }) => (
  <ul className="mt-2 space-y-1.5 text-ui">
    {reasons.map((reason) => (
      <li key={reason.code} className="flex gap-2">
        <Icon name="check" size="sm" className="mt-1 text-pine" />
        {reasonText(reason, today)}
      </li>
    ))}
  </ul>
)
