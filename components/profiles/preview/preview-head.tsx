import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { FavoriteToggle } from './favorite-toggle'
import { SharePage } from './share-page'
import { previewTexts as texts } from './texts'

type PreviewHeadProps = { id: string; name: string; isChanged: boolean }

/** The way back, and what the preview shows; the heart and Share are a parent's. */
export function PreviewHead({ id, name, isChanged }: PreviewHeadProps) {
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <TextLink
        href={routes.careproviderDashboard({ provider: id })}
        className="inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="arrow-left" />
        {texts.back}
      </TextLink>
      <div className="flex flex-wrap gap-2">
        <FavoriteToggle />
        <SharePage id={id} name={name} />
      </div>
      <p role="note" className="w-full rounded-md bg-sun-soft px-4 py-2.5 text-on-sun">
        {isChanged ? texts.withChange : texts.asToday}
      </p>
    </div>
  )
}
