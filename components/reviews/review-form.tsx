'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { deleteDraft, useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { ChoiceGroup } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { NAME_STYLES, type NameStyle, REVIEW_LIMITS, styleOfName } from '@/lib/reviews/rules'
import type { OwnReview } from '@/lib/reviews/schema'
import { ReviewExperience } from '@/prisma/generated/enums'

const CHOICES = [1, 2, 3, 4, 5]
/** All stars up to the selected one are filled, by CSS alone, so that a restored draft shows too. */
const STAR =
  'grid size-11 cursor-pointer place-items-center rounded-md text-edge hover:text-star has-focus-visible:outline-3 has-focus-visible:outline-focus has-[:checked]:text-star has-[:checked]:[&_path]:fill-current has-[~label_:checked]:text-star has-[~label_:checked]:[&_path]:fill-current'

/** Five radios that look like stars. */
function StarField({ rating, error }: { rating?: number; error?: string }) {
  const t = useTranslations('reviews.form')
  return (
    <ChoiceGroup legend={t('stars')} error={error}>
      <div className="-ml-2 flex">
        {CHOICES.map((count) => (
          <label key={count} className={STAR}>
            <input
              type="radio"
              name="rating"
              value={count}
              defaultChecked={rating === count}
              required
              className="sr-only"
            />
            <span className="sr-only">{t('starLabel', { count })}</span>
            <Icon name="star" className="size-7 stroke-current stroke-[1.6] [&_path]:fill-transparent" />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

export function WithdrawReview({ userId, daycareId }: { userId: number; daycareId: string }) {
  const t = useTranslations('reviews.form')
  const router = useRouter()
  async function withdraw() {
    await callApi(accountRoutes.api.reviews({ daycareId }), { method: 'DELETE' })
    deleteDraft(userId, `review-${daycareId}`)
    showToast({ title: t('withdrawn') })
    router.refresh()
  }
  return (
    <ConfirmButton confirm={t('withdrawNow')} label={t('withdraw')} question={t('withdrawQuestion')} act={withdraw} />
  )
}

export type ReviewFormProps = {
  userId: number
  /** Public id. */
  daycareId: string
  own: OwnReview | null
  /** "Dana M." and "D. M." */
  names: Record<NameStyle, string>
}

const EXPERIENCES = Object.values(ReviewExperience)
const FIELDS = ['rating', 'experience', 'text', 'nameStyle']

/** The fields preserve their input whatever the server answers. */
export function ReviewForm({ userId, daycareId, own, names }: ReviewFormProps) {
  const t = useTranslations('reviews.form')
  const choices = useTranslations('reviews.choices')
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { storeInput, discard } = useDraft(form, userId, `review-${daycareId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { ...Object.fromEntries(fields), daycareId }
    const answer = await callApi(accountRoutes.api.reviews(), { method: 'PUT', body })
    discard()
    const isShown = typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'published'
    showToast({ title: isShown ? t('published') : t('waits') })
    router.refresh()
  })
  const chosenName = own ? styleOfName(own.authorName, names) : 'first-name'
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="grid max-w-narrow gap-5">
      <FormAlert>{alertOf(t('notSent'), FIELDS)}</FormAlert>
      <StarField rating={own?.rating} error={errors.rating} />
      <SelectField
        name="experience"
        label={t('experience')}
        hint={t('experienceHint')}
        defaultValue={own?.experience ?? ''}
        options={[
          { value: '', label: t('chooseExperience') },
          ...EXPERIENCES.map((value) => ({ value, label: choices(`experiences.${value}`) })),
        ]}
        error={errors.experience}
      />
      <TextAreaField
        name="text"
        label={t('text')}
        hint={t('textHint')}
        rows={7}
        required
        maxLength={REVIEW_LIMITS.text}
        defaultValue={own?.text}
        error={errors.text}
      />
      <SelectField
        name="nameStyle"
        label={t('nameStyle')}
        defaultValue={chosenName}
        options={NAME_STYLES.map((value) => ({ value, label: names[value] }))}
        error={errors.nameStyle}
      />
      <Button type="submit" busy={isSending} className="justify-self-start">
        {own ? t('sendAgain') : t('send')}
      </Button>
    </form>
  )
}
