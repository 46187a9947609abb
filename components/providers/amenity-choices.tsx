import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '@/components/ui/fields/choice'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { type AMENITIES, AMENITY_GROUPS } from '@/lib/providers/catalogue/amenities'

type Choice = (typeof AMENITIES)[number]
type AmenityChoicesProps = {
  amenities: readonly Choice[]
  register: () => ComponentProps<'input'>
  /** A group's summary line, and whether it is open. */
  lineOf: (label: string, amenities: readonly Choice[]) => { summary: ReactNode; open?: boolean }
}

/** Check boxes in collapsible groups; empty groups are left out. */
export function AmenityChoices({ amenities, register, lineOf }: AmenityChoicesProps) {
  const t = useTranslations('providers.amenities')
  return (
    <div className="border-t border-line">
      {AMENITY_GROUPS.map((code) => {
        const own = amenities.filter(({ group }) => group === code)
        if (own.length === 0) return null
        return (
          <Disclosure key={code} {...lineOf(t(`groups.${code}`), own)}>
            <div className="text-ink sm:grid sm:grid-cols-2 sm:gap-x-6">
              {own.map((amenity) => (
                <Checkbox key={amenity.code} value={amenity.code} label={t(amenity.code)} {...register()} />
              ))}
            </div>
          </Disclosure>
        )
      })}
    </div>
  )
}
