import { FavoriteButton } from '@/components/favorites/favorite-button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import { addressLine } from '@/lib/providers/rules/address'
import type { ProviderDetail } from '@/lib/providers/types'
import { ContactButton } from './contact-button'
import { ForParentsLink } from './for-parents-link'
import { detailTexts as texts } from './texts'

/** A call or a visit stands only where the provider gave what it needs; whether somebody answers a request, its own page says. */
export function ContactButtons({ provider, isPreview }: { provider: ProviderDetail; isPreview?: boolean }) {
  const { id, name, rating, has } = provider
  const isReachable = has.phone || has.email || has.website
  return (
    <div className="grid gap-2.5">
      {!isReachable && <p className="text-ui text-soft">{texts.noContact}</p>}
      <ForParentsLink id={id} reason="request" href={routes.requestInformation(id)} wide>
        <Icon name="message" />
        {texts.requestInformation}
      </ForParentsLink>
      {has.phone && (
        <ContactButton id={id} wish="call" variant="secondary" wide>
          <Icon name="phone" />
          {texts.callNow}
        </ContactButton>
      )}
      {has.website && (
        <ContactButton id={id} wish="visit" variant="secondary" wide>
          <Icon name="globe" />
          {texts.visitWebsite}
        </ContactButton>
      )}
      {!isPreview && (
        <FavoriteButton
          look="wide"
          told={{ id, name, rating, address: addressLine(provider) }}
          wayBack={routes.provider(id)}
        />
      )}
    </div>
  )
}
