'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { useIsAlive } from '@/components/ui/use-is-alive'
import { routes } from '@/lib/platform/routes'
import { sendReport } from './send-report'
import { TOPIC_OPTIONS, reportTexts as texts } from './texts'

type Problem = { message: string; fields: Record<string, string> }
const NAMES = ['topic', 'message', 'email'] as const

/** `onSent` leads on. The fields keep what was typed whatever the server says; without JavaScript the browser posts the form. */
export function ReportForm(props: { provider: string; messageMax: number; onSent: () => void }) {
  const alert = useRef<HTMLParagraphElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isAlive = useIsAlive()
  const errors = problem?.fields ?? {}

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsSending(true)
    const refused = await sendReport(Object.fromEntries(new FormData(form)))
    setIsSending(false)
    setProblem(refused)
    if (!refused) return props.onSent()
    const first = NAMES.find((name) => refused.fields[name])
    const field = first && form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    else requestAnimationFrame(() => alert.current?.focus())
  }

  return (
    <form
      action={routes.api.reports()}
      method="post"
      noValidate={isAlive}
      onSubmit={onSubmit}
      className="grid max-w-narrow gap-5"
    >
      {problem && (
        <p ref={alert} role="alert" tabIndex={-1} className="rounded-md bg-coral-soft px-4 py-3 text-coral-deep">
          <strong>{problem.message}</strong> {texts.notSent}
        </p>
      )}
      <input type="hidden" name="provider" value={props.provider} />
      <SelectField
        name="topic"
        label={texts.topic}
        required
        defaultValue=""
        options={[{ value: '', label: texts.chooseTopic }, ...TOPIC_OPTIONS]}
        error={errors.topic}
      />
      <TextAreaField
        name="message"
        label={texts.message}
        rows={6}
        required
        maxLength={props.messageMax}
        hint={texts.messageHint(props.messageMax)}
        error={errors.message}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        optional
        label={texts.email}
        hint={texts.emailHint}
        error={errors.email}
      />
      <div className="hidden">
        <TextField name="homepage" label={texts.unseen} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  )
}
