import { useId } from 'react'
import { ChipCheckbox } from '@/components/ui/chip'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { SCORES } from '@/lib/favorites/rules/scorecard'
import { notesTexts as texts } from './texts'

type ScoreFieldProps = { label: string; score: number | null; onChange: (score: number | null) => void }

/** One aspect of a tour: a number, or that it was not judged. */
export function ScoreField({ label, score, onChange }: ScoreFieldProps) {
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
          {texts.notJudged}
        </ChipCheckbox>
      </div>
    </ChoiceGroup>
  )
}
