import { Button } from '@/components/ui/button'
import type { Activity } from '@/lib/profiles/schema/lists'
import { listTexts as texts } from './texts'

type ActivitiesProps = { activities: readonly Activity[]; onDelete?: (at: number) => void }

/** What children do, to read; while it is edited each can be deleted. */
export function Activities({ activities, onDelete }: ActivitiesProps) {
  if (activities.length === 0) return <p className="mt-3 border-y border-line py-3.5 text-soft">{texts.noActivities}</p>
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {activities.map((activity, at) => (
        // Two may have one name.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept inside a line
        <li key={at} className="flex items-start justify-between gap-4 py-3.5">
          <div className="min-w-0 break-words">
            <h3 className="font-semibold tracking-normal">{activity.name}</h3>
            <p className="whitespace-pre-line">{activity.description}</p>
            <p className="text-sm text-soft">{[activity.ageGroup, activity.frequency].filter(Boolean).join(' · ')}</p>
          </div>
          {onDelete && (
            <Button variant="quiet" aria-label={texts.deleteOne(activity.name)} onClick={() => onDelete(at)}>
              {texts.delete}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
