import { LinkRows } from '@/components/ui/link-rows'
import { routes } from '@/lib/platform/routes'
import { dashboardTexts as texts } from './texts'

type FirstStepsProps = { hasChild: boolean; hasPreferences: boolean; hasFavorite: boolean }

/** Where a new parent begins; gone when all three are done. */
export function FirstSteps({ hasChild, hasPreferences, hasFavorite }: FirstStepsProps) {
  if (hasChild && hasPreferences && hasFavorite) return null
  const settings = routes.caregiverDashboard({ tab: 'settings' })
  return (
    <section>
      <h2 className="text-section tracking-tight">{texts.firstSteps}</h2>
      <LinkRows
        done={texts.done}
        rows={[
          { label: texts.childStep, text: texts.childStepText, href: settings, isDone: hasChild },
          { label: texts.needStep, text: texts.needStepText, href: `${settings}#preferences`, isDone: hasPreferences },
          { label: texts.favoriteStep, text: texts.favoriteStepText, href: routes.search(), isDone: hasFavorite },
        ]}
      />
    </section>
  )
}
