import { Icon } from '@/components/ui/icon'
import { amenitiesByGroup } from '@/lib/providers/catalogue/amenities'
import { detailTexts as texts } from './texts'

/** What the provider states, by group. A choice that is absent was not stated, so nothing is crossed out. */
export function AmenityGroups({ codes }: { codes: string[] }) {
  const groups = amenitiesByGroup(codes)
  if (groups.length === 0) return <p className="mt-3 text-soft">{texts.noAmenities}</p>
  return (
    <div className="mt-3 gap-x-8 md:columns-2">
      {groups.map((group) => (
        <section key={group.code} className="mb-5 break-inside-avoid">
          <h3 className="text-sm font-semibold tracking-normal text-soft">{group.label}</h3>
          <ul className="mt-1.5 space-y-1 text-ui">
            {group.labels.map((label) => (
              <li key={label} className="flex gap-2">
                <Icon name="check" size="sm" className="mt-1 text-pine" />
                {label}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
