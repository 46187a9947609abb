import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/actions/links'
import { Icon } from '@/components/ui/surface/icon'
import type { FoundProvider } from '@/lib/listings/claims/types'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes } from '@/lib/platform/http/routes'

type ProviderLineProps = { href: string; name: string; text: string; act?: string }

/** A provider on one line, as a link. */
export const ProviderLine = ({ href, name, text, act }: ProviderLineProps) => (
  <AppLink href={href} className="group flex min-h-16 items-center gap-4 py-3">
    <span className="min-w-0 flex-1">
      <span className="block font-semibold break-words group-hover:text-pine">{name}</span>
      <span className="block text-ui text-soft">{text}</span>
    </span>
    {act && <span className="text-ui font-semibold text-pine">{act}</span>}
    <Icon name="chevron-right" className="text-soft" />
  </AppLink>
)

/** Existing providers, each linked to its claim, or to its page for admins. */
export function FoundProviders({ found, to = 'claim' }: { found: readonly FoundProvider[]; to?: 'claim' | 'page' }) {
  const t = useTranslations('listings.claims')
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {found.map(({ id, name, city, zip, isClaimed }) => (
        <li key={id}>
          <ProviderLine
            href={to === 'claim' ? accountRoutes.claim(id) : routes.provider(id)}
            name={name}
            text={`${[city, zip].filter(Boolean).join(', ')}${isClaimed ? `. ${t('managed')}` : ''}`}
            act={to === 'claim' ? t('claimThis') : undefined}
          />
        </li>
      ))}
    </ul>
  )
}
