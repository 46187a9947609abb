import { signInLink } from '@/components/accounts/sign-in-request'
import { buttonClasses } from '@/components/ui/button-classes'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import type { ProviderDetail } from '@/lib/providers/types'
import { ContactButton } from './contact-button'
import { detailTexts as texts } from './texts'

/** A button stands only where the provider gave what it needs; a request takes any of the three. */
export function ContactButtons({ provider }: { provider: ProviderDetail }) {
  const { id, name, has } = provider
  const isReachable = has.phone || has.email || has.website
  return (
    <div className="grid gap-2.5">
      {!isReachable && <p className="text-ui text-soft">{texts.noContact}</p>}
      {isReachable && (
        <ContactButton id={id} name={name} wish="request" wide>
          <Icon name="message" />
          {texts.requestInformation}
        </ContactButton>
      )}
      {has.phone && (
        <ContactButton id={id} name={name} wish="call" variant="secondary" wide>
          <Icon name="phone" />
          {texts.callNow}
        </ContactButton>
      )}
      {has.website && (
        <ContactButton id={id} name={name} wish="visit" variant="secondary" wide>
          <Icon name="globe" />
          {texts.visitWebsite}
        </ContactButton>
      )}
      <a
        {...signInLink('favorite', routes.provider(id))}
        className={buttonClasses({ variant: 'secondary', wide: true })}
      >
        <Icon name="heart" />
        {texts.addToFavorites}
      </a>
    </div>
  )
}
