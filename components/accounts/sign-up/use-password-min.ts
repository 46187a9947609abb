'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'
import { DEFAULT_PASSWORD_MIN } from '@/lib/accounts/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'

const rules = z.object({ minLength: z.number() })
let asked: Promise<number> | undefined

/**
 * How many characters this site asks of a new password (PASSWORD_MIN_LENGTH). Pages are built before anybody knows, so a form asks when it
 * comes; until then, and should nobody answer, it is the least that any site asks. The server judges in any case.
 */
export function usePasswordMin(): number {
  const [min, setMin] = useState(DEFAULT_PASSWORD_MIN)
  useEffect(() => {
    asked ??= ask()
    void asked.then(setMin)
  }, [])
  return min
}

async function ask(): Promise<number> {
  try {
    return rules.parse(await callApi(routes.api.passwordRules())).minLength
  } catch (error) {
    console.error(error)
    asked = undefined
    return DEFAULT_PASSWORD_MIN
  }
}
