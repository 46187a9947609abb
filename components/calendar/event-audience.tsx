import { Checkbox } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { SelectField } from '@/components/ui/select-field'
import type { EventSender, ShownEvent } from '@/lib/events/types'
import { eventTexts as texts } from './event-texts'

type EventAudienceProps = { families: EventSender['families']; event?: ShownEvent; error?: string }

/** Every family, or some of them: their list shows itself while "chosen" is (by CSS, so that a restored draft shows it too). */
export function EventAudience({ families, event, error }: EventAudienceProps) {
  const chosen = event?.enrollmentIds ?? null
  return (
    <>
      <SelectField
        name="audience"
        label={texts.audience}
        defaultValue={chosen ? 'chosen' : 'all'}
        options={[
          { value: 'all', label: texts.all },
          { value: 'chosen', label: texts.chosen },
        ]}
        error={error}
      />
      <ChoiceGroup legend={texts.families} className="hidden group-has-[option[value=chosen]:checked]/form:block">
        <div className="max-h-64 overflow-y-auto">
          {families.map(({ enrollmentId, name, when }) => (
            <Checkbox
              key={enrollmentId}
              name="enrollmentIds"
              value={enrollmentId}
              defaultChecked={chosen?.includes(enrollmentId)}
              label={`${name}, ${when}`}
            />
          ))}
        </div>
      </ChoiceGroup>
    </>
  )
}
