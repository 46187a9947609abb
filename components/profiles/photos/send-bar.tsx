import { Button } from '@/components/ui/button'
import { photoTexts as texts } from './texts'

type SendBarProps = {
  /** Nothing of it waits for an admin. */
  isAtOnce: boolean
  isSending: boolean
  disabled: boolean
  onSend: () => void
  onDiscard: () => void
}

/** Sends what is arranged, or forgets it; in reach while one works on a long list. */
export function SendBar({ isAtOnce, isSending, disabled, onSend, onDiscard }: SendBarProps) {
  const words = isAtOnce ? [texts.saveAtOnce, texts.saving] : [texts.submit, texts.submitting]
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-paper px-1 py-3">
      <Button busy={isSending} disabled={disabled} onClick={onSend}>
        {words[isSending ? 1 : 0]}
      </Button>
      <Button variant="quiet" disabled={isSending} onClick={onDiscard}>
        {texts.discard}
      </Button>
      <p className="text-sm text-soft">{texts.unsent}</p>
    </div>
  )
}
