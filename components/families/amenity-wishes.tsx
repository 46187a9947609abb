import type { ComponentProps } from 'react'
import { AmenityChoices } from '@/components/providers/amenity-choices'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { PLACE_AMENITIES } from '@/lib/families/rules/wishes'
import { familyTexts as texts } from './texts'

type AmenityWishesProps = { chosen: readonly string[]; register: () => ComponentProps<'input'> }

/** The checklist by its groups; those of which something was chosen stand open. */
export function AmenityWishes({ chosen, register }: AmenityWishesProps) {
  return (
    <ChoiceGroup legend={texts.amenities}>
      <AmenityChoices
        amenities={PLACE_AMENITIES}
        register={register}
        lineOf={(summary, amenities) => ({ summary, open: amenities.some(({ code }) => chosen.includes(code)) })}
      />
    </ChoiceGroup>
  )
}
