import { CostView } from '@/components/tools/cost/cost-view'
import { costTexts } from '@/components/tools/cost/texts'
import { readCostQuery } from '@/lib/costs/schema'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { todayIn } from '@/lib/providers/rules/dates'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'
import { loadEstimate } from './load-estimate'

/** Florida's larger zone: the day decides which prices still count. */
const TIME_ZONE = 'America/New_York'

export const metadata = pageMetadata({
  title: costTexts.metaTitle,
  description: costTexts.description,
  path: routes.costEstimator(),
})

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CostEstimatorPage({ searchParams }: Props) {
  const today = todayIn(TIME_ZONE, now())
  const thisYear = Number(today.slice(0, 4))
  const reading = readCostQuery(await searchParams)
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
