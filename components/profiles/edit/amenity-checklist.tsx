import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { Disclosure } from '@/components/ui/disclosure'
import { AMENITIES, AMENITY_GROUPS } from '@/lib/providers/catalogue/amenities'
import { profileTexts as texts } from '../texts'

type AmenityChecklistProps = { chosen: readonly string[]; register: () => ComponentProps<'input'>; error?: string }

/** All choices by their groups, each with how many of it are chosen. */
export function AmenityChecklist({ chosen, register, error }: AmenityChecklistProps) {
  return (
    <ChoiceGroup
      legend={texts.fields.amenities}
      hint={<span role="status">{texts.chosen(chosen.length, AMENITIES.length)}</span>}
      error={error}
    >
      <div className="border-t border-line">
        {AMENITY_GROUPS.map(({ code, label }) => {
          const amenities = AMENITIES.filter(({ group }) => group === code)
          const count = amenities.filter((one) => chosen.includes(one.code)).length
          return (
            <Disclosure key={code} summary={`${label} · ${texts.chosen(count, amenities.length)}`}>
              <div className="text-ink sm:grid sm:grid-cols-2 sm:gap-x-6">
                {amenities.map((amenity) => (
                  <Checkbox key={amenity.code} value={amenity.code} label={amenity.label} {...register()} />
                ))}
              </div>
            </Disclosure>
          )
        })}
      </div>
    </ChoiceGroup>
  )
}
