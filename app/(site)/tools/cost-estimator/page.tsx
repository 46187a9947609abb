import { CostView } from '@/components/families/costs/cost-view'
import { costMessages } from '@/components/families/costs/messages'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { parseCostQuery } from '@/lib/families/costs/schema'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { loadEstimate } from './load-estimate'

/** Florida's main time zone: the current day decides which prices still count. */
const TIME_ZONE = 'America/New_York'

export const metadata = pageMetadata({
  title: costMessages.metaTitle,
  description: costMessages.description,
  path: routes.costEstimator(),
})

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CostEstimatorPage({ searchParams }: Props) {
  const today = todayIn(TIME_ZONE, now())
  const thisYear = Number(today.slice(0, 4))
  const reading = parseCostQuery(await searchParams)
  const { given } = reading
  if (reading.kind !== 'asked')
    return (
      <CostView
        given={given}
        errors={reading.kind === 'wrong' ? reading.errors : {}}
        thisYear={thisYear}
        result={null}
      />
    )
  const answer = await loadEstimate(reading.answers, today)
  const errors: Record<string, string> = 'placeError' in answer ? { place: answer.placeError } : {}
  return (
    <CostView given={given} errors={errors} thisYear={thisYear} result={'result' in answer ? answer.result : null} />
  )
}
