'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { OwnProfile } from '@/lib/profiles/types'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { ActivityForm, hasTyped } from './activity-form'
import { ListCard } from './list-card'
import { listTexts as texts } from './texts'
import { standingList, useListEdit } from './use-list-edit'

/** Up to four activities: read, added, deleted, and sent for approval together. */
export function ActivitiesCard({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const adding = useRef<HTMLFormElement>(null)
  const edit = useListEdit(userId, profile, 'activities')
  const { list, change, done, setRefusal } = edit
  const { shown, isWaiting } = standingList(profile, 'activities')
  const activities = list ?? shown
  const isFull = activities.length >= LIMITS.activities

  return (
    <ListCard
      id="activities"
      title={texts.activities}
      lead={texts.activitiesLead}
      isWaiting={isWaiting}
      edit={texts.editActivities}
      isEditing={list !== null}
      isSending={edit.isSending}
      refusal={edit.refusal}
      onBegin={edit.begin}
      onCancel={edit.end}
      onDone={() => (adding.current && hasTyped(adding.current) ? setRefusal(texts.unfinished) : void done(activities))}
    >
      {activities.length === 0 ? (
        <p className="mt-3 border-y border-line py-3.5 text-soft">{texts.noActivities}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {activities.map((activity, at) => (
            // Two may have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept inside a line
            <li key={at} className="flex items-start justify-between gap-4 py-3.5">
              <div className="min-w-0 break-words">
                <h3 className="font-semibold tracking-normal">{activity.name}</h3>
                <p className="whitespace-pre-line">{activity.description}</p>
                <p className="text-sm text-soft">
                  {[activity.ageGroup, activity.frequency].filter(Boolean).join(' · ')}
                </p>
              </div>
              {list && (
                <Button
                  variant="quiet"
                  aria-label={texts.deleteOne(activity.name)}
                  onClick={() => change((before) => before.filter((_, other) => other !== at))}
                >
                  {texts.delete}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {list && isFull && <p className="mt-3 text-soft">{texts.full}</p>}
      {list && !isFull && (
        <ActivityForm
          ref={adding}
          found={edit.found}
          onTyped={edit.type}
          onAdd={(activity) => change((before) => [...before, activity])}
        />
      )}
    </ListCard>
  )
}
