import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { detailTexts as texts } from './texts'

/** For the daycare's own people, on a page that nobody manages; the same for everybody who reads it. */
export const ClaimInvitation = ({ id }: { id: string }) => (
  <p className="mt-4 px-5 text-sm text-soft">
    {texts.unclaimed}{' '}
    <TextLink href={routes.claim(id)} className="inline-flex min-h-6 items-center">
      {texts.claim}
    </TextLink>
  </p>
)
