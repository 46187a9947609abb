'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/actions/button'
import type { Part } from '@/lib/admin/site-health/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

/** Runs a real test of one part, and shows the result. */
export function TryPart({ part, title }: { part: Part; title: string }) {
  const t = useTranslations('admin.siteHealth')
  const { run, isBusy, refusal } = useAction(t('failed'))
  const [success, setSuccess] = useState<string>()

  async function test() {
    setSuccess(undefined)
    setSuccess(sentenceOf(await callApi(dashboardRoutes.api.siteHealth(part), { method: 'POST' })))
  }

  return (
    <div className="grid gap-2 md:justify-items-end">
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => void run(test)}
        aria-label={t('testOf', { part: title })}
        className="justify-self-start md:justify-self-end"
      >
        {t('test')}
      </Button>
      <p role="status" className={`text-sm font-medium md:text-right ${refusal ? 'text-coral-deep' : 'text-pine'}`}>
        {refusal ?? success}
      </p>
    </div>
  )
}

const sentenceOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : ''
