'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { NAME_STYLES, type NameStyle } from '@/lib/reviews/rules/author-name'
import { REVIEW_LIMITS } from '@/lib/reviews/rules/limits'
import type { OwnReview } from '@/lib/reviews/types'
import { StarField } from './star-field'
import { reviewTexts as texts } from './texts'

export type ReviewFormProps = {
  userId: number
  /** Public id. */
  daycareId: string
  own: OwnReview | null
  /** "Dana M." and "D. M." */
  names: Record<NameStyle, string>
}

const EXPERIENCES = Object.entries(texts.experiences).map(([value, label]) => ({ value, label }))
const FIELDS = ['rating', 'experience', 'text', 'nameStyle']

/** The fields keep what was typed whatever the server says. */
export function ReviewForm({ userId, daycareId, own, names }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { kept, forget } = useDraft(form, userId, `review-${daycareId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { ...Object.fromEntries(fields), daycareId }
    const answer = await callApi(routes.api.reviews(), { method: 'PUT', body })
    forget()
    const isShown = typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'published'
    showToast({ title: isShown ? texts.published : texts.waits })
    router.refresh()
  })
  const chosenName = NAME_STYLES.find((style) => names[style] === own?.authorName) ?? 'first-name'
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="grid max-w-narrow gap-5">
      <FormAlert>{alertOf(texts.notSent, FIELDS)}</FormAlert>
      <StarField rating={own?.rating} error={errors.rating} />
      <SelectField
        name="experience"
        label={texts.experience}
        hint={texts.experienceHint}
        defaultValue={own?.experience ?? ''}
        options={[{ value: '', label: texts.chooseExperience }, ...EXPERIENCES]}
        error={errors.experience}
      />
      <TextAreaField
        name="text"
        label={texts.text}
        hint={texts.textHint}
        rows={7}
        required
        maxLength={REVIEW_LIMITS.text}
        defaultValue={own?.text}
        error={errors.text}
      />
      <SelectField
        name="nameStyle"
        label={texts.nameStyle}
        defaultValue={chosenName}
        options={NAME_STYLES.map((value) => ({ value, label: names[value] }))}
        error={errors.nameStyle}
      />
      <Button type="submit" busy={isSending} className="justify-self-start">
        {own ? texts.sendAgain : texts.send}
      </Button>
    </form>
  )
}
