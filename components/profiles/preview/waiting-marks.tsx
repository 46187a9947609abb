import type { DetailMarks } from '@/components/providers/detail/marks'
import { Badge } from '@/components/ui/badge'
import { PROFILE_FIELDS, type ProfileField } from '@/lib/profiles/catalogue'
import type { ProposedFields } from '@/lib/profiles/types'
import { previewTexts as texts } from './texts'

/** Where on the page a field of a change stands. */
const PLACE = {
  businessName: 'name',
  businessLogo: 'logo',
  aboutUs: 'about',
  servicesOffered: 'services',
  amenities: 'amenities',
  address: 'address',
  phone: 'phone',
  email: 'email',
  website: 'website',
  hours: 'hours',
  seasonalHours: 'seasonalHours',
  photos: 'photos',
  activities: 'activities',
  virtualTours: 'virtualTours',
} as const satisfies Record<ProfileField, keyof DetailMarks>

/** Pages hold no contact data and ask for it; what is proposed is said beside it. */
const SAID = ['phone', 'email', 'website'] as const satisfies readonly ProfileField[]

/** "Waiting for approval" beside each part of the page that a pending change says otherwise. */
export function waitingMarks(fields: ProposedFields): DetailMarks {
  const changed = PROFILE_FIELDS.filter((field) => fields[field])
  return Object.fromEntries(
    changed.map((field) => [PLACE[field], <WaitingMark key={field} words={wordsOf(field, fields)} />]),
  )
}

function wordsOf(field: ProfileField, fields: ProposedFields): string {
  const to = fields[field]?.to
  if (to === undefined || to.length === 0) return texts.waitingEmpty
  return SAID.some((said) => said === field) ? `${texts.waiting}: ${String(to)}` : texts.waiting
}

const WaitingMark = ({ words }: { words: string }) => (
  <span className="my-1 flex">
    <Badge tone="sun" icon="clock" className="break-all">
      {words}
    </Badge>
  </span>
)
