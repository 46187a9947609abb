import { OwnFit } from '@/components/fit/own-fit'
import { providerTexts } from '@/components/providers/texts'
import { AppLink } from '@/components/ui/app-link'
import { Rating } from '@/components/ui/stars'
import { routes } from '@/lib/platform/routes'
import { KINDS, labelOf } from '@/lib/providers/catalogue/traits'
import { distanceText } from '@/lib/providers/rules/distance-text'
import { summarizeOpenings } from '@/lib/providers/rules/openings'
import { summarizeTuition } from '@/lib/providers/rules/tuition'
import type { FoundProvider, ProviderCard } from '@/lib/providers/types'
import { detailTexts as texts } from './texts'

/** A few words each: who, how far, openings and price, and how it fits one's own child. The full rows are a search away. */
export function SimilarProviders({ providers, today }: { providers: FoundProvider[]; today: string }) {
  if (providers.length === 0) return <p className="mt-3 text-soft">{texts.noSimilar}</p>
  return (
    <ul className="mt-2 divide-y divide-line border-b border-line">
      {providers.map((provider) => (
        <li key={provider.id} className="py-3">
          <div className="justify-between gap-6 md:flex md:items-baseline">
            <div>
              <AppLink
                href={routes.provider(provider.id)}
                className="inline-flex min-h-6 items-center font-semibold hover:text-pine hover:underline"
              >
                {provider.name}
              </AppLink>
              <p className="text-sm text-soft">
                {labelOf(KINDS, provider.kind)} · {provider.city},{' '}
                {distanceText(provider.distanceMeters, provider.kind === 'family_home')}
                {provider.rating !== null && (
                  <>
                    {' · '}
                    <Rating rating={provider.rating} />
                  </>
                )}
              </p>
            </div>
            <p className="text-sm md:text-right">{factsOf(provider, today)}</p>
          </div>
          <OwnFit id={provider.id} className="mt-2" />
        </li>
      ))}
    </ul>
  )
}

function factsOf(provider: ProviderCard, today: string): string {
  const tuition = providerTexts.tuition(summarizeTuition(provider.ageBands))
  return `${providerTexts.openings(summarizeOpenings(provider, today), today)} · ${tuition}`
}
