'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { ProgressBar } from '@/components/ui/progress-bar'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { importTexts as texts } from './texts'

const answer = z.object({ isRunning: z.boolean(), rowsDone: z.number(), percentDone: z.number() })
type Progress = z.output<typeof answer>
const EVERY_MS = 1_000

type ImportProgressProps = { id: number; since: Date; start: Progress; label: string }

/** How far a file has come, asked for until it has ended; then the page is made anew. */
export function ImportProgress({ id, since, start, label }: ImportProgressProps) {
  const router = useRouter()
  // What was known of the step before is no answer: this one may have ended before it was asked about.
  const { data } = useSWR(
    [routes.api.import(id), since.getTime()],
    async ([address]) => answer.parse(await callApi(address)),
    {
      refreshInterval: EVERY_MS,
      fallbackData: start,
    },
  )
  const { isRunning, percentDone, rowsDone } = data ?? start
  useEffect(() => {
    if (!isRunning) router.refresh()
  }, [isRunning, router])
  return (
    <div className="max-w-narrow">
      <p className="font-semibold">{label}</p>
      <ProgressBar label={label} max={100} value={percentDone} className="mt-2" />
      <p role="status" className="numbers mt-1 text-sm text-soft">
        {percentDone + rowsDone > 0 ? texts.progress(percentDone, rowsDone) : texts.waitsForStart}
      </p>
      <p className="mt-1 text-sm text-soft">{texts.mayLeave}</p>
    </div>
  )
}
