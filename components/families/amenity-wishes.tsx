import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { Disclosure } from '@/components/ui/disclosure'
import { PLACE_AMENITIES } from '@/lib/families/rules/wishes'
import { AMENITY_GROUPS } from '@/lib/providers/catalogue/amenities'
import { familyTexts as texts } from './texts'

type AmenityWishesProps = { chosen: readonly string[]; register: () => ComponentProps<'input'> }

const GROUPS = AMENITY_GROUPS.map((group) => ({
  ...group,
  amenities: PLACE_AMENITIES.filter((amenity) => amenity.group === group.code),
})).filter(({ amenities }) => amenities.length > 0)

/** The checklist by its groups; those of which something was chosen stand open. */
export function AmenityWishes({ chosen, register }: AmenityWishesProps) {
  return (
    <ChoiceGroup legend={texts.amenities}>
      <div className="border-t border-line">
        {GROUPS.map(({ code, label, amenities }) => (
          <Disclosure key={code} summary={label} open={amenities.some((one) => chosen.includes(one.code))}>
            <div className="text-ink sm:grid sm:grid-cols-2 sm:gap-x-6">
              {amenities.map((amenity) => (
                <Checkbox key={amenity.code} value={amenity.code} label={amenity.label} {...register()} />
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
    </ChoiceGroup>
  )
}
