'use client'

import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { TourAction } from '@/lib/tours/rules/transitions'
import { tourTexts as texts } from './texts'

/** Sends one press; what is refused is said in the server's words, and the tour is looked at again either way. */
export function useTourChange(tourId: number, onChanged: () => void) {
  const [pressed, setPressed] = useState<string>()

  async function change(action: Exclude<TourAction, 'move'>, startsAt?: string) {
    setPressed(startsAt ?? action)
    try {
      await callApi(routes.api.tour(tourId), { method: 'PATCH', body: { action, startsAt } })
      showToast({ title: texts.saved[action] })
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      const sentence = error instanceof CallError ? error.sentence : undefined
      showToast({ title: sentence ?? texts.notSaved, tone: 'destructive' })
    } finally {
      setPressed(undefined)
      onChanged()
    }
  }

  return { change, pressed }
}
