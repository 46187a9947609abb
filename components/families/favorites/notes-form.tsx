'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { mergeTyped } from '@/components/forms/merge-typed'
import { useApiForm } from '@/components/forms/use-api-form'
import { useReloadOnConflict } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { ChipCheckbox } from '@/components/ui/actions/chip'
import { ChoiceGroup } from '@/components/ui/fields/choice'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { ASPECTS, MAX_SCORE, SCORES } from '@/lib/families/favorites/rules'
import { type FavoriteNotes, notesInput, savedNotes } from '@/lib/families/favorites/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { fetchRows } from './account-favorites'
import { useFavorites } from './favorite-store'

type ScoreFieldProps = {
  label: string
  score: number | null
  /** The label of the choice without a score. */
  noneLabel: string
  onChange: (score: number | null) => void
}

/** One aspect of a tour: a score, or none. */
function ScoreField({ label, score, noneLabel, onChange }: ScoreFieldProps) {
  const name = useId()
  return (
    <ChoiceGroup legend={label}>
      <div className="flex flex-wrap gap-1.5">
        {SCORES.map((one) => (
          <ChipCheckbox
            key={one}
            type="radio"
            name={name}
            checked={score === one}
            onChange={() => onChange(one)}
            className="numbers"
          >
            {String(one)}
          </ChipCheckbox>
        ))}
        <ChipCheckbox type="radio" name={name} checked={score === null} onChange={() => onChange(null)}>
          {noneLabel}
        </ChipCheckbox>
      </div>
    </ChoiceGroup>
  )
}

type NotesFormProps = {
  notes: FavoriteNotes
  onSaved: (notes: FavoriteNotes) => void
  /** Called with what another tab has saved. */
  onReloaded: (notes: FavoriteNotes) => void
  onClose: () => void
}

type TypedNotes = z.input<typeof notesInput>

/** Scores are merged one by one. Where both have written a note, both stay. */
function mergeNotes(base: TypedNotes, mine: TypedNotes, theirs: TypedNotes): TypedNotes {
  const { typed, conflicts } = mergeTyped(base, mine, theirs)
  const note = conflicts.includes('note') ? [theirs.note, mine.note].filter(Boolean).join('\n\n') : typed.note
  return { ...typed, note, scores: mergeTyped(base.scores ?? {}, mine.scores ?? {}, theirs.scores ?? {}).typed }
}

/** Loaded only by favorite-list.tsx. Input survives a rejection. */
export default function NotesForm({ notes, onSaved, onReloaded, onClose }: NotesFormProps) {
  const t = useTranslations('families.notes')
  const { favoriteId, note, touredOn, scores, version } = notes
  const { owner } = useFavorites()
  const { field, form, submit, refusal, isSubmitting } = useApiForm({
    schema: notesInput,
    start: { note, touredOn: touredOn ?? '', scores },
    version,
    merge: mergeNotes,
    draft: typeof owner === 'number' ? { userId: owner, name: `notes-${favoriteId}` } : undefined,
    send: async (typed) => {
      const body = { ...typed, version }
      const answer = await reloadOnConflict(
        callApi(accountRoutes.api.favoriteNotes(favoriteId), { method: 'PUT', body }),
      )
      onSaved({ favoriteId, ...typed, ...savedNotes.parse(answer) })
      showToast({ title: t('saved') })
    },
    fallback: t('fallback'),
  })
  const { reloadOnConflict } = useReloadOnConflict(async () => {
    const theirs = (await fetchRows())?.find((row) => row.notes?.favoriteId === favoriteId)?.notes
    if (theirs) onReloaded(theirs)
    return theirs !== undefined
  })
  const given = useController({ control: form.control, name: 'scores' }).field
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <TextAreaField label={t('note')} hint={t('noteHint')} rows={4} {...field('note')} />
      <TextField type="date" label={t('touredOn')} className="sm:max-w-60" {...field('touredOn')} />
      <fieldset>
        <legend className="text-ui font-semibold">{t('scorecard')}</legend>
        <p className="mb-2 text-xs text-soft">{t('scorecardHint', { most: MAX_SCORE })}</p>
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {ASPECTS.map((aspect) => (
            <ScoreField
              key={aspect}
              label={t(`aspects.${aspect}`)}
              noneLabel={t('notJudged')}
              score={given.value?.[aspect] ?? null}
              onChange={(score) => given.onChange({ ...given.value, [aspect]: score ?? undefined })}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" busy={isSubmitting}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
        <p className="text-xs text-soft">{t('onlyYou')}</p>
      </div>
    </form>
  )
}
