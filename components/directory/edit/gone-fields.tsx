import type { useApiForm } from '@/components/forms/use-api-form'
import { Checkbox } from '@/components/ui/choice'
import type { EditTyped } from '@/lib/directory/schema/edit'
import type { ProfileValues } from '@/lib/profiles/types'
import { editTexts as texts } from '../texts'

export type Removable = Pick<ProfileValues, 'businessLogo' | 'photos' | 'activities' | 'virtualTours'>
type GoneFieldsProps = { form: ReturnType<typeof useApiForm<EditTyped, unknown>>['form']; lists: Removable }

/** What can be taken off the page: logo, photos, activities, tours. */
export function GoneFields({ form, lists: { businessLogo, photos, activities, virtualTours } }: GoneFieldsProps) {
  const count = photos.length + activities.length + virtualTours.length
  if (count === 0 && !businessLogo) return <p className="text-soft">{texts.noLists}</p>
  return (
    <div>
      {businessLogo && <Checkbox label={texts.removeLogo} {...form.register('removesLogo')} />}
      {photos.map(({ path, alt }) => (
        <Checkbox key={path} value={path} label={texts.photo(alt)} {...form.register('removedPhotos')} />
      ))}
      {activities.map(({ name }) => (
        <Checkbox key={name} value={name} label={texts.activity(name)} {...form.register('removedActivities')} />
      ))}
      {virtualTours.map(({ place, title }) => (
        <Checkbox key={place} value={place} label={texts.tour(title)} {...form.register('removedTours')} />
      ))}
    </div>
  )
}
