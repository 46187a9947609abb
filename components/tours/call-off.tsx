'use client'

import { useAsking } from '@/components/forms/use-asking'
import { Button } from '@/components/ui/button'
import { tourTexts as texts } from './texts'

type CallOffProps = { label: string; asksFirst: boolean; isBusy: boolean; onSure: () => void }

/** Withdraws or declines at once; what was agreed asks first. */
export function CallOff({ label, asksFirst, isBusy, onSure }: CallOffProps) {
  const { isAsking, wasAsked, setIsAsking } = useAsking()
  if (!isAsking)
    return (
      <Button
        autoFocus={wasAsked}
        variant="quiet"
        busy={isBusy}
        className="mt-3"
        onClick={asksFirst ? () => setIsAsking(true) : onSure}
      >
        {label}
      </Button>
    )
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{label}</legend>
      <p>{texts.sure}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="danger" busy={isBusy} autoFocus onClick={onSure}>
          {label}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(false)}>
          {texts.keep}
        </Button>
      </div>
    </fieldset>
  )
}
