import { Badge } from '@/components/ui/badge'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  LANGUAGES,
  labelOf,
  PROGRAMS,
  SCHEDULES,
} from '@/lib/providers/catalogue/traits'
import { ageRangeText } from '@/lib/providers/rules/age-text'
import type { ProviderDetail } from '@/lib/providers/types'
import type { DetailMarks } from './marks'
import { detailTexts as texts } from './texts'

/** Everything that a provider offers, as labels and in its own words, each once ("Montessori" is a care type and a curriculum). */
function servicesOf(provider: ProviderDetail): string[] {
  const groups = [
    { choices: CARE_TYPES, codes: provider.careTypes },
    { choices: PROGRAMS, codes: provider.programs },
    { choices: CURRICULA, codes: provider.curricula },
    { choices: SCHEDULES, codes: provider.schedules },
    { choices: ACCREDITATIONS, codes: provider.accreditations },
    { choices: LANGUAGES, codes: provider.languages },
  ]
  const labels = groups.flatMap(({ choices, codes }) => codes.map((code) => labelOf(choices, code)))
  return [...new Set([...labels, ...provider.services])]
}

export function About({ provider, marks }: { provider: ProviderDetail; marks?: DetailMarks }) {
  const ages = ageRangeText(provider.ageMinMonths, provider.ageMaxMonths)
  const services = servicesOf(provider)
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="sr-only">
        {texts.about}
      </h2>
      {marks?.about}
      {provider.description ? (
        <p className="max-w-prose whitespace-pre-line">{provider.description}</p>
      ) : (
        <p className="max-w-prose">
          {texts.aboutFacts(provider, ages)} <span className="text-soft">{texts.noDescription}</span>
        </p>
      )}
      {marks?.services}
      {services.length > 0 && (
        <ul aria-label={texts.services} className="mt-5 flex flex-wrap gap-2">
          {services.map((service) => (
            <li key={service}>
              <Badge>{service}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
