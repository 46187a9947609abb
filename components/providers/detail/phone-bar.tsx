import { FavoriteButton } from '@/components/favorites/favorite-button'
import { BottomBar } from '@/components/ui/bottom-bar'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import { addressLine } from '@/lib/providers/rules/address'
import type { ProviderDetail } from '@/lib/providers/types'
import { ContactButton } from './contact-button'
import { ForParentsLink } from './for-parents-link'
import { detailTexts as texts } from './texts'

/** On phones, under the thumb: the same actions as in the sidebar, which stands far below there. */
export function PhoneBar({ provider, isPreview }: { provider: ProviderDetail; isPreview?: boolean }) {
  const { id, name, rating, has, status } = provider
  if (status === 'closed') return null
  return (
    <BottomBar>
      <ForParentsLink id={id} reason="request" href={routes.requestInformation(id)} className="flex-1">
        {texts.requestInformation}
      </ForParentsLink>
      {has.phone && (
        <ContactButton id={id} wish="call" variant="secondary" label={texts.callNow}>
          <Icon name="phone" />
        </ContactButton>
      )}
      {!isPreview && (
        <FavoriteButton
          look="square"
          told={{ id, name, rating, address: addressLine(provider) }}
          wayBack={routes.provider(id)}
        />
      )}
    </BottomBar>
  )
}
