'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import type { Part } from '@/lib/admin/site-health/schema'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'

/** Runs a real test of one part, and shows the result. */
export function TryPart({ part, title }: { part: Part; title: string }) {
  const t = useTranslations('admin.siteHealth')
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<{ sentence: string; isGood: boolean }>()

  async function go() {
    setIsBusy(true)
    setResult(undefined)
    try {
      const answer = await callApi(routes.api.siteHealth(part), { method: 'POST' })
      setResult({ sentence: sentenceOf(answer), isGood: true })
    } catch (error) {
      setResult({ sentence: failureText(error, t('failed')), isGood: false })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="grid gap-2 md:justify-items-end">
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => void go()}
        aria-label={t('testOf', { part: title })}
        className="justify-self-start md:justify-self-end"
      >
        {t('test')}
      </Button>
      <p
        role="status"
        className={`text-sm font-medium md:text-right ${result?.isGood ? 'text-pine' : 'text-coral-deep'}`}
      >
        {result?.sentence}
      </p>
    </div>
  )
}

const sentenceOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : ''
