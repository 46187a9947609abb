import { signInLink } from '@/components/accounts/sign-in-request'
import { BottomBar } from '@/components/ui/bottom-bar'
import { buttonClasses } from '@/components/ui/button-classes'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { routes } from '@/lib/platform/routes'
import type { ProviderDetail } from '@/lib/providers/types'
import { ContactButton } from './contact-button'
import { detailTexts as texts } from './texts'

/** On phones, under the thumb: the same actions as in the sidebar, which stands far below there. */
export function PhoneBar({ provider }: { provider: ProviderDetail }) {
  const { id, name, has, status } = provider
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
      <a
        {...signInLink('favorite', routes.provider(id))}
        className={buttonClasses({ variant: 'secondary' }, isReachable ? undefined : 'flex-1')}
      >
        <Icon name="heart" />
        <VisuallyHidden>{texts.addToFavorites}</VisuallyHidden>
      </a>
    </BottomBar>
  )
}
