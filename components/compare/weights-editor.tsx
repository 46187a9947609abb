'use client'

import { Disclosure } from '@/components/ui/disclosure'
import { SelectField } from '@/components/ui/select-field'
import { CRITERIA, WEIGHTS, type Weights } from '@/lib/compare/catalogue'
import { weightOf } from '@/lib/compare/rules/score'
import { compareTexts as texts } from './texts'

type WeightsEditorProps = { weights: Weights; onChange: (weights: Weights) => void }

const OPTIONS = WEIGHTS.map(({ weight, label }) => ({ value: String(weight), label }))

/** How much each criterion counts. */
export function WeightsEditor({ weights, onChange }: WeightsEditorProps) {
  return (
    <Disclosure summary={texts.weights} level={3} className="border-t">
      <p className="mb-4">{texts.weightsText}</p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 text-ink lg:grid-cols-4">
        {CRITERIA.map(({ code, label }) => (
          <SelectField
            key={code}
            label={label}
            options={OPTIONS}
            value={String(weightOf(weights, code))}
            onChange={(event) => onChange({ ...weights, [code]: Number(event.target.value) })}
          />
        ))}
      </div>
      <p className="mt-4 text-sm">{texts.formulaText}</p>
    </Disclosure>
  )
}
