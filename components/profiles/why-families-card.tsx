import { WhyChoose } from '@/components/providers/why-choose'
import { whyTexts as texts } from '@/components/providers/why-choose-texts'
import { REASONS, type Reason } from '@/lib/providers/rules/reasons'

/** What the page says for its provider, and what would. */
export function WhyFamiliesCard({ reasons, today }: { reasons: readonly Reason[]; today: string }) {
  return (
    <section aria-labelledby="why-families" className="mt-12">
      <h2 id="why-families" className="text-section tracking-tight">
        {texts.title}
      </h2>
      {reasons.length >= REASONS.fewest ? (
        <>
          <p className="mt-1 mb-3 max-w-prose text-soft">{texts.ownLead}</p>
          <WhyChoose reasons={reasons} today={today} />
        </>
      ) : (
        <>
          <p className="mt-1 text-soft">{texts.none}</p>
          <ul className="mt-2 list-disc pl-5 text-soft">
            {texts.missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
