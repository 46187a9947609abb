'use client'

import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useAsking } from '@/components/forms/use-asking'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import type { Child } from '@/lib/families/types'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { familyTexts as texts } from './texts'

/** Asks once more, since what was entered is gone afterwards. */
export function RemoveChild({ child, onRemoved }: { child: Child; onRemoved: () => void }) {
  const { isAsking, wasAsked, setIsAsking } = useAsking()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function remove() {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await callApi(routes.api.child(child.id), { method: 'DELETE' })
      showToast({ title: texts.childRemoved })
      onRemoved()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      setRefusal((error instanceof CallError && error.sentence) || texts.fallback)
      setIsBusy(false)
    }
  }
  if (!isAsking)
    return (
      <Button autoFocus={wasAsked} variant="quiet" className="mt-4" onClick={() => setIsAsking(true)}>
        {texts.removeChild(child.name)}
      </Button>
    )
  return (
    <div className="mt-4 grid gap-3 rounded-lg bg-coral-soft px-5 py-4">
      <FormAlert>{refusal}</FormAlert>
      <p role="status">{texts.removeQuestion(child.name)}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button autoFocus variant="secondary" onClick={() => setIsAsking(false)}>
          {texts.keep}
        </Button>
        <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}
