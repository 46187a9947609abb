'use client'

import { useRef } from 'react'
import type { OwnProfile } from '@/lib/profiles/types'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { Activities } from './activities'
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
      theirs={edit.theirs && <Activities activities={edit.theirs} />}
      onUseTheirs={edit.takeTheirs}
      onDone={() => (adding.current && hasTyped(adding.current) ? setRefusal(texts.unfinished) : void done(activities))}
    >
      <Activities
        activities={activities}
        onDelete={list ? (at) => change((before) => before.filter((_, other) => other !== at)) : undefined}
      />
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
