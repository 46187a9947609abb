import type { ComponentProps } from 'react'
import { AmenityChoices } from '@/components/providers/amenity-choices'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
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
      <AmenityChoices
        amenities={AMENITIES}
        register={register}
        lineOf={(label, amenities) => {
          const count = amenities.filter(({ code }) => chosen.includes(code)).length
          return { summary: `${label} · ${texts.chosen(count, amenities.length)}` }
        }}
      />
    </ChoiceGroup>
  )
}
