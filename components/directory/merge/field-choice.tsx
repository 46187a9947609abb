import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { type EditField, FIELD_LABELS } from '@/lib/directory/rules/edit-fields'
import { isJoinable, type Side } from '@/lib/directory/rules/merge-choices'
import { mergeTexts as texts } from './texts'

type FieldChoiceProps = {
  field: EditField
  words: { keep: string; drop: string }
  side: Side
  onChoose: (side: Side) => void
}

/** Both values of one field, and which one stays. */
export function FieldChoice({ field, words, side, onChoose }: FieldChoiceProps) {
  const radio = (one: Side, text?: string) => (
    <Radio
      key={one}
      name={field}
      value={one}
      checked={side === one}
      onChange={() => onChoose(one)}
      label={
        <>
          {text === undefined ? texts.sides[one] : <span className="block text-xs text-soft">{texts.sides[one]}</span>}
          {text !== undefined && (
            <span className="numbers block break-words whitespace-pre-line">
              {text || <span className="text-soft">{texts.empty}</span>}
            </span>
          )}
        </>
      }
    />
  )
  return (
    <ChoiceGroup legend={FIELD_LABELS[field]}>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {radio('keep', words.keep)}
        {radio('drop', words.drop)}
        {isJoinable(field) && words.keep && words.drop && radio('both')}
      </div>
    </ChoiceGroup>
  )
}
