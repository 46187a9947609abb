'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { FormAlert } from './form-alert'
import { useAction } from './use-action'

/**
 * For a button that is replaced by its confirmation. The confirmation takes the focus; after "no" the button comes back
 * and takes it again: pass `wasDeclined` as its `autoFocus`.
 */
export function useConfirm() {
  const [asking, setIsAsking] = useState<boolean>()
  return { isAsking: asking === true, wasDeclined: asking === false, setIsAsking }
}

type ConfirmButtonProps = {
  label: string
  question: string
  /** The label of the confirming button. */
  confirm: string
  act: () => Promise<void>
}

/** Calls `act` after a confirmation. */
export function ConfirmButton({ label, question, confirm, act }: ConfirmButtonProps) {
  const t = useTranslations('forms')
  const { isAsking, wasDeclined, setIsAsking } = useConfirm()
  const { run, isBusy, refusal } = useAction(t('failed'))
  const go = () =>
    run(async () => {
      await act()
      setIsAsking(false)
    })

  if (!isAsking)
    return (
      <Button autoFocus={wasDeclined} variant="quiet" className="mt-4 -ml-4" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    )
  return (
    <div className="mt-4 grid max-w-narrow gap-3 rounded-lg bg-coral-soft px-5 py-4">
      <FormAlert>{refusal}</FormAlert>
      <p role="status">{question}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button autoFocus variant="secondary" onClick={() => setIsAsking(false)}>
          {t('keep')}
        </Button>
        <Button variant="danger" busy={isBusy} onClick={() => void go()}>
          {confirm}
        </Button>
      </div>
    </div>
  )
}
