'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'
import { DEFAULT_PASSWORD_MIN } from '@/lib/accounts/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'

const rules = z.object({ minLength: z.number() })
let pending: Promise<number> | undefined

/**
 * The minimum password length of this site (PASSWORD_MIN_LENGTH). Static pages do not know it, so a form fetches it
 * when it mounts; until then, or if the request fails, it is the lowest possible minimum. The server validates in any
 * case.
 */
export function usePasswordMin(): number {
  const [min, setMin] = useState(DEFAULT_PASSWORD_MIN)
  useEffect(() => {
    pending ??= fetchMinimum()
    void pending.then(setMin)
  }, [])
  return min
}

async function fetchMinimum(): Promise<number> {
  try {
    return rules.parse(await callApi(accountRoutes.api.passwordRules())).minLength
  } catch (error) {
    console.error(error)
    pending = undefined
    return DEFAULT_PASSWORD_MIN
  }
}
