'use client'

import { useState } from 'react'
import { forgetAllDrafts } from '@/components/forms/draft'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { settingsTexts as texts } from './texts'

export function SignOutEverywhere() {
  const [isBusy, setIsBusy] = useState(false)

  async function leave() {
    setIsBusy(true)
    try {
      await callApi(routes.api.ownSessions(), { method: 'DELETE' })
      forgetAllDrafts()
      window.location.assign(routes.signIn())
    } catch (error) {
      console.error(error)
      setIsBusy(false)
      showToast({ title: texts.fallback, tone: 'destructive' })
    }
  }

  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void leave()}>
      {texts.everywhere}
    </Button>
  )
}
