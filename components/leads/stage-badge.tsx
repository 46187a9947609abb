import { Badge } from '@/components/ui/badge'
import type { Stage } from '@/lib/leads/rules/stages'
import { leadTexts as texts } from './texts'

const TONES = {
  inquiry: 'stone',
  replied: 'stone',
  tour: 'mint',
  visited: 'mint',
  waitlist: 'stone',
  enrolled: 'mint',
  lost: 'stone',
} as const satisfies Record<Stage, 'stone' | 'mint'>

export function StageBadge({ stage }: { stage: Stage }) {
  return (
    <Badge tone={TONES[stage]} icon={stage === 'enrolled' ? 'check' : undefined}>
      {texts.stages[stage]}
    </Badge>
  )
}
