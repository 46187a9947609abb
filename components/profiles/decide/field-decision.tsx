import type { ReactNode } from 'react'
import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { Disclosure } from '@/components/ui/disclosure'
import { TextAreaField } from '@/components/ui/text-area-field'
import { isListField, type ProfileField } from '@/lib/profiles/catalogue'
import { hoursText } from '@/lib/profiles/rules/read-hours'
import { isSameValue } from '@/lib/profiles/rules/values'
import { PROFILE_LIMITS } from '@/lib/profiles/schema/typed'
import type { ProfileValues, ProposedFields } from '@/lib/profiles/types'
import { Difference, FieldValue } from '../field-values'
import { profileTexts } from '../texts'
import { PhotoChoice } from './photo-choice'
import type { Choice } from './read-decision-form'
import { decideTexts as texts } from './texts'

type FieldDecisionProps = {
  field: ProfileField
  fields: ProposedFields
  live: ProfileValues
  /** What stands below both values. */
  place: ReactNode
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
  error: string | undefined
}

/** One field: both texts, the choice, and what goes with it. */
export function FieldDecision({ field, fields, live, place, choice, onChoose, error }: FieldDecisionProps) {
  const isElsewhere = !isSameValue(fields[field]?.from, live[field])
  const offered = offeredText(field, fields)
  return (
    <div className="py-6">
      <ChoiceGroup legend={profileTexts.fields[field]} error={choice === 'reject' ? undefined : error}>
        <Difference field={field} fields={fields} />
        {place}
        {isElsewhere && (
          <div className="mt-3 rounded-md bg-sun-soft px-4 py-3 text-sm">
            <p className="font-semibold">{texts.pageHasChanged}</p>
            <FieldValue field={field} values={live} />
          </div>
        )}
        <div className="mt-3 flex gap-8">
          {(['accept', 'reject'] as const).map((one) => (
            <Radio
              key={one}
              name={field}
              value={one}
              label={texts[one]}
              checked={choice === one}
              onChange={() => onChoose(one)}
            />
          ))}
        </div>
      </ChoiceGroup>
      {choice === 'reject' && (
        <TextAreaField
          name={`${field}-reason`}
          label={texts.reason}
          hint={texts.reasonHint}
          rows={2}
          required
          maxLength={PROFILE_LIMITS.reason}
          error={error}
          className="mt-3"
        />
      )}
      {choice === 'accept' && field === 'photos' && <PhotoChoice photos={fields.photos?.to ?? []} error={error} />}
      {choice === 'accept' && offered !== null && (
        <Disclosure summary={texts.edit} open={error !== undefined} className="border-b-0">
          <input type="hidden" name={`${field}-offered`} value={offered} />
          <TextAreaField
            name={`${field}-value`}
            label={profileTexts.fields[field]}
            labelHidden
            hint={field === 'hours' ? texts.hoursHint : undefined}
            rows={field === 'aboutUs' ? 8 : 2}
            defaultValue={offered}
          />
        </Disclosure>
      )}
    </div>
  )
}

/** What an admin may edit, as text; null for checklist, lists and pictures, which the provider itself has to choose. */
function offeredText(field: ProfileField, fields: ProposedFields): string | null {
  if (field === 'amenities' || field === 'businessLogo' || field === 'photos' || isListField(field)) return null
  if (field === 'hours') return hoursText(fields.hours?.to ?? [])
  return fields[field]?.to ?? ''
}
