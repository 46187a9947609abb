import type { ReplyFigures } from '@/lib/messages/rules/reply-figures'
import { REASONS, reasonsFor } from '@/lib/providers/rules/reasons'
import type { ProviderDetail } from '@/lib/providers/types'
import { WhyChoose } from '../why-choose'
import { whyTexts as texts } from '../why-choose-texts'

type WhyFamiliesProps = { provider: ProviderDetail; reply: ReplyFigures | null; today: string }

/** Below the sidebar, where enough speaks for a provider to be worth a heading. */
export function WhyFamilies({ provider, reply, today }: WhyFamiliesProps) {
  const reasons = reasonsFor(provider, reply, today)
  if (reasons.length < REASONS.fewest) return null
  return (
    <section className="mt-6 px-5 md:px-6">
      <h2 className="text-ui tracking-normal">{texts.title}</h2>
      <WhyChoose reasons={reasons} today={today} />
      <p className="mt-2 text-xs text-soft">{texts.lead}</p>
    </section>
  )
}
