import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { CRITERIA, type Criterion, type Effect } from '@/lib/profiles/rules/completeness'
import { completenessTexts as texts } from './texts'

/** Where on the dashboard it is added; what stands nowhere here is part of the form. */
const PLACES: Partial<Record<Criterion, string>> = {
  photos: '#photos',
  openings: '#openings-and-tuition',
  tuition: '#openings-and-tuition',
  activities: '#activities',
  virtualTours: '#virtual-tours',
}

type AdviceProps = { code: Criterion; effect: Effect | null; providerId: string }

/** One thing that is missing: what it is worth, why, what was measured of it, and the way to it. */
export function Advice({ code, effect, providerId }: AdviceProps) {
  const criterion = CRITERIA.find((one) => one.code === code)
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div className="min-w-0">
        <TextLink href={PLACES[code] ?? routes.careproviderDashboard({ provider: providerId, edit: 1 })}>
          {texts.names[code]}
        </TextLink>
        <p className="text-soft">{texts.reasons[code]}</p>
        {effect && criterion && <p className="mt-1 text-sm">{texts.effects[criterion.measure](effect)}</p>}
      </div>
      <span className="numbers flex-none text-sm text-soft">{criterion && texts.points(criterion.points)}</span>
    </li>
  )
}
