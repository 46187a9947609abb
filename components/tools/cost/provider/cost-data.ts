'use client'

import { useCallback, useEffect, useState } from 'react'
import { askForOwnChildren, type OwnChild } from '@/components/families/own-family'
import type { ProviderCosts } from '@/lib/costs/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'

type CostData = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; costs: ProviderCosts; own: OwnChild[] }

/** A provider's prices and one's own children, asked for side by side; the children never leave the browser. */
export function useCostData(id: string) {
  const [data, setData] = useState<CostData>({ kind: 'loading' })
  const load = useCallback(async () => {
    setData({ kind: 'loading' })
    try {
      const [costs, own] = await Promise.all([callApi(routes.api.providerCosts(id)), askForOwnChildren()])
      setData(isCosts(costs) ? { kind: 'loaded', costs, own } : { kind: 'failed' })
    } catch (error) {
      console.error(error)
      setData({ kind: 'failed' })
    }
  }, [id])
  useEffect(() => void load(), [load])
  return { data, load }
}

/** What lib/costs/rules/provider-costs.ts makes. */
function isCosts(answer: unknown): answer is ProviderCosts {
  return typeof answer === 'object' && answer !== null && 'rooms' in answer && 'notTaken' in answer
}
