'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { useToken } from '@/components/accounts/reset/request-link'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { Analyzing } from './compare-states'
import type { ComparisonResult } from './comparison-result'
import { ComparisonTable } from './comparison-table'
import { isResults } from './use-comparison'

type Shared = { kind: 'loading' | 'ended' | 'failed' } | { kind: 'loaded'; results: readonly ComparisonResult[] }

/** A comparison opened by its secret link: order and scores as its owner sees them. */
export function SharedView() {
  const t = useTranslations('families.compare')
  const tool = useTranslations('families.compareTool')
  const token = useToken()
  const [shared, setShared] = useState<Shared>({ kind: 'loading' })
  const load = useCallback(async () => {
    if (token === undefined) return
    setShared({ kind: 'loading' })
    setShared(await open(token))
  }, [token])
  useEffect(() => {
    void load()
  }, [load])

  if (shared.kind === 'loading') return <Analyzing />
  if (shared.kind === 'loaded' && shared.results.length > 0)
    return <ComparisonTable columns={columnsOf(shared.results)} weights={{}} isShared />
  if (shared.kind === 'failed')
    return (
      <div role="alert">
        <EmptyState title={t('shareFailed')} action={<Button onClick={() => void load()}>{tool('tryAgain')}</Button>} />
      </div>
    )
  const isEmpty = shared.kind === 'loaded'
  return (
    <EmptyState
      title={isEmpty ? tool('none') : t('linkEnded')}
      action={<ButtonLink href={routes.search()}>{t('search')}</ButtonLink>}
    >
      {isEmpty ? undefined : t('linkEndedText')}
    </EmptyState>
  )
}

/** The results are already ranked by the owner's needs. A closed provider has nothing to compare. */
const columnsOf = (results: readonly ComparisonResult[]) =>
  results
    .filter(({ criteria }) => criteria.length > 0)
    .map((one) => ({ one, match: { score: one.matchScore, known: one.known, counted: one.counted } }))

async function open(token: string | null): Promise<Shared> {
  if (!token) return { kind: 'ended' }
  try {
    const results = await callApi(accountRoutes.api.compareShared(), { method: 'POST', body: { token } })
    return isResults(results) ? { kind: 'loaded', results } : { kind: 'failed' }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return { kind: 'ended' }
    console.error(error)
    return { kind: 'failed' }
  }
}
