'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import type { DraftFields } from '@/lib/listings/profiles/schema/requests'
import { type Activity, LIST_LIMITS, typedActivity } from '@/lib/listings/profiles/schema/values'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { LIMITS } from '@/lib/providers/schema'
import { hasInput, ListCard, publishedList, useListEdit } from './list-card'

type ActivitiesProps = { activities: readonly Activity[]; onDelete?: (at: number) => void }

/** A read-only list of activities; in edit mode each can be deleted. */
function Activities({ activities, onDelete }: ActivitiesProps) {
  const t = useTranslations('listings.lists')
  if (activities.length === 0) return <p className="mt-3 border-y border-line py-3.5 text-soft">{t('noActivities')}</p>
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {activities.map((activity, at) => (
        // Two may have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no state
        <li key={at} className="flex items-start justify-between gap-4 py-3.5">
          <div className="min-w-0 break-words">
            <h3 className="font-semibold tracking-normal">{activity.name}</h3>
            <p className="whitespace-pre-line">{activity.description}</p>
            <p className="text-sm text-soft">{[activity.ageGroup, activity.frequency].filter(Boolean).join(' · ')}</p>
          </div>
          {onDelete && (
            <Button variant="quiet" aria-label={t('deleteOne', { name: activity.name })} onClick={() => onDelete(at)}>
              {t('delete')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

type ActivityFormProps = {
  ref: Ref<HTMLFormElement>
  /** The restored draft of its fields. */
  restoredInput: DraftFields
  onTyped: (fields: DraftFields) => void
  onAdd: (activity: Activity) => void
}

const fieldValues = (form: HTMLFormElement): DraftFields =>
  Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]))
/** Whether the form has input that was not yet added to the list. */
const hasTyped = (form: HTMLFormElement) => hasInput(fieldValues(form))

/** One more activity: it needs a name and a description. */
function ActivityForm({ ref, restoredInput, onTyped, onAdd }: ActivityFormProps) {
  const t = useTranslations('listings.lists')
  const [isReady, setIsReady] = useState(() => typedActivity.safeParse(restoredInput).success)
  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = fieldValues(currentTarget)
    setIsReady(typedActivity.safeParse(typed).success)
    onTyped(typed)
  }

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { data } = typedActivity.safeParse(fieldValues(form))
    if (!data) return
    onTyped({})
    onAdd(data)
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) field.value = ''
    setIsReady(false)
    const first = form.elements.namedItem('name')
    if (first instanceof HTMLElement) first.focus()
  }

  return (
    <form ref={ref} onSubmit={add} onInput={onInput} noValidate className="mt-5 grid max-w-narrow gap-4">
      <TextField
        name="name"
        label={t('name')}
        defaultValue={restoredInput.name}
        maxLength={LIST_LIMITS.name}
        autoComplete="off"
      />
      <TextAreaField
        name="description"
        label={t('description')}
        defaultValue={restoredInput.description}
        rows={3}
        maxLength={LIST_LIMITS.description}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="ageGroup"
          label={t('ageGroup')}
          defaultValue={restoredInput.ageGroup}
          hint={t('ageGroupHint')}
          optional
          maxLength={LIST_LIMITS.short}
          autoComplete="off"
        />
        <TextField
          name="frequency"
          label={t('frequency')}
          defaultValue={restoredInput.frequency}
          hint={t('frequencyHint')}
          optional
          maxLength={LIST_LIMITS.short}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="secondary" disabled={!isReady} className="justify-self-start">
        {t('add')}
      </Button>
    </form>
  )
}

/** Up to four activities: listed, added, deleted, and sent for approval together. */
export function ActivitiesCard({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const t = useTranslations('listings.lists')
  const adding = useRef<HTMLFormElement>(null)
  const edit = useListEdit(userId, profile, 'activities')
  const { list, change, submit, setRefusal } = edit
  const { shown, isWaiting } = publishedList(profile, 'activities')
  const activities = list ?? shown
  const isFull = activities.length >= LIMITS.activities

  return (
    <ListCard
      id="activities"
      title={t('activities')}
      lead={t('activitiesLead', { most: LIMITS.activities })}
      summary={activities.map(({ name }) => name).join(' · ')}
      missing={activities.length === 0 ? t('noActivities') : undefined}
      isWaiting={isWaiting}
      edit={t('editActivities')}
      isEditing={list !== null}
      isSending={edit.isSending}
      refusal={edit.refusal}
      onBegin={edit.begin}
      onCancel={edit.end}
      theirs={edit.theirs && <Activities activities={edit.theirs} />}
      onUseTheirs={edit.takeTheirs}
      onDone={() =>
        adding.current && hasTyped(adding.current) ? setRefusal(t('unfinished')) : void submit(activities)
      }
    >
      <Activities
        activities={activities}
        onDelete={list ? (at) => change((before) => before.filter((_, other) => other !== at)) : undefined}
      />
      {list && isFull && <p className="mt-3 text-soft">{t('full', { most: LIMITS.activities })}</p>}
      {list && !isFull && (
        <ActivityForm
          ref={adding}
          restoredInput={edit.restoredInput}
          onTyped={edit.storePendingInput}
          onAdd={(activity) => change((before) => [...before, activity])}
        />
      )}
    </ListCard>
  )
}
