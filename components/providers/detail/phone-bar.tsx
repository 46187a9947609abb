import { FavoriteButton } from '@/components/favorites/favorite-button'
import { BottomBar } from '@/components/ui/bottom-bar'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import { addressLine } from '@/lib/providers/rules/address'
import type { ProviderDetail } from '@/lib/providers/types'
import { ContactButton } from './contact-button'
import { detailTexts as texts } from './texts'

/** On phones, under the thumb: the same actions as in the sidebar, which stands far below there. */
export function PhoneBar({ provider }: { provider: ProviderDetail }) {
  const { id, name, rating, has, status } = provider
  if (status === 'closed') return null
  const isReachable = has.phone || has.email || has.website
  return (
    <BottomBar>
      {isReachable && (
        <ContactButton id={id} name={name} wish="request" className="flex-1">
          {texts.requestInformation}
        </ContactButton>
      )}
      {has.phone && (
        <ContactButton id={id} name={name} wish="call" variant="secondary" label={texts.callNow}>
          <Icon name="phone" />
        </ContactButton>
      )}
      <FavoriteButton
        look={isReachable ? 'square' : 'wide'}
        told={{ id, name, rating, address: addressLine(provider) }}
        wayBack={routes.provider(id)}
      />
    </BottomBar>
  )
}
