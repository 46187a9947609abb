import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/choice'
import { TextAreaField } from '@/components/ui/text-area-field'
import { MESSAGE_LIMITS } from '@/lib/messages/schema'
import { routes } from '@/lib/platform/routes'
import type { LinkedVisit } from '@/lib/tours/types'
import { byMailTexts as texts } from './texts'

/** A form that a browser sends by itself: whoever opens a link in a mail needs no script. */
export function AnswerForm({ token, visit }: { token: string; visit: LinkedVisit | null }) {
  const { agreed = null, times = [], canDecline = false } = visit ?? {}
  return (
    <form method="post" action={routes.api.answerRequest()} className="mt-8 grid gap-5">
      <input type="hidden" name="token" value={token} />
      {(agreed !== null || times.length > 0) && (
        <fieldset>
          <legend className="font-semibold">{texts.visit}</legend>
          <p className="text-soft">{agreed === null ? texts.asked : texts.agreed(agreed)}</p>
          {times.map(({ at, text }) => (
            <Radio key={at} name="visit" value={at} label={text} />
          ))}
          {canDecline && (
            <>
              <Radio name="visit" value="decline" label={agreed === null ? texts.decline : texts.callOff} />
              <Radio name="visit" value="" label={texts.noVisit} defaultChecked />
            </>
          )}
        </fieldset>
      )}
      <TextAreaField
        name="text"
        label={texts.answer}
        hint={texts.answerHint}
        maxLength={MESSAGE_LIMITS.text}
        rows={6}
      />
      <Button type="submit" className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  )
}
