import { LinkRows } from '@/components/ui/link-rows'
import { routes } from '@/lib/platform/routes'
import { statedGroups } from '@/lib/profiles/rules/stated-groups'
import type { OwnProfile } from '@/lib/profiles/types'
import { freshnessOf } from '@/lib/providers/rules/freshness'
import { factsTexts } from './facts/texts'
import { todayTexts as texts } from './today-texts'

/** What waits beside the page itself. */
export type TodayCounts = {
  /** Families who need somebody today. */
  leads: number
  /** To be paid; 0 for who does not pay. */
  invoices: number
}

type TodayListProps = { profile: OwnProfile; counts: TodayCounts; today: string }

/** What needs a provider's people today, the most pressing first, each with the way to it. */
export function TodayList({ profile, counts: { leads, invoices }, today }: TodayListProps) {
  const { id: provider } = profile
  const fading = fadingGroups(profile, today).map((group) => factsTexts.groups[group])
  const rows = [
    leads > 0 && { ...texts.leads(leads), href: routes.leads({ provider, need: 'today' }) },
    invoices > 0 && { ...texts.invoices(invoices), href: routes.billing({ provider }) },
    fading.length > 0 && { ...texts.facts(fading), href: '#still-right' },
    saysLittle(profile) && { ...texts.begin, href: '#openings-and-tuition' },
  ].filter((row) => row !== false)
  return (
    <section aria-labelledby="today" className="mb-10">
      <h2 id="today" className="text-section tracking-tight">
        {texts.title}
      </h2>
      {rows.length > 0 ? <LinkRows rows={rows} /> : <p className="mt-2 text-soft">{texts.nothing}</p>}
    </section>
  )
}

/** Nothing of what families search by stands there yet. */
const saysLittle = (profile: OwnProfile) =>
  profile.status !== 'closed' && statedBy(profile).every((group) => group === 'contact')

/** What the page states and nobody has confirmed for too long. */
function fadingGroups(profile: OwnProfile, today: string) {
  if (profile.status === 'closed') return []
  return statedBy(profile).filter((group) => freshnessOf(profile.facts[group], today) !== 'confirmed')
}

const statedBy = ({ live, ageBands }: OwnProfile) =>
  statedGroups({ ...live, ageBands, hasHours: live.hours.length > 0 })
