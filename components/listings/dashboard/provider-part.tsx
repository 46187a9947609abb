import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChipLink } from '@/components/ui/actions/chip'
import type { ManagedProvider } from '@/lib/listings/people/schema'
import { mayAct, type ProviderAct, rolesAllowedTo } from '@/lib/listings/policy'
import { NoProfile } from '../profile/public-profile'
import { type DashboardPart, ProviderDashboard, type ProviderFrame } from './provider-dashboard'

type ProviderSwitcherProps = {
  providers: readonly Pick<ManagedProvider, 'id' | 'name' | 'city'>[]
  /** The public id of the current provider. */
  current: string
  /** The same page for another provider. */
  hrefOf: (id: string) => string
}

/** For members of several providers: selects the one the page shows. Nothing if there is no choice. */
function ProviderSwitcher({ providers, current, hrefOf }: ProviderSwitcherProps) {
  const t = useTranslations('listings.people')
  if (providers.length < 2) return null
  const isAmbiguous = (name: string) => providers.filter((one) => one.name === name).length > 1
  return (
    <nav aria-label={t('switcher')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {providers.map(({ id, name, city }) => (
          <li key={id} className="min-w-0">
            <ChipLink
              href={hrefOf(id)}
              on={id === current}
              aria-current={id === current ? 'page' : undefined}
              className="max-w-full whitespace-normal"
            >
              {isAmbiguous(name) ? `${name}, ${city}` : name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ProviderPartProps = ProviderFrame & {
  current: DashboardPart
  /** The permission it needs: without it a notice is shown, and nothing is loaded. */
  act: ProviderAct
  /** The same tab for another of their providers. */
  hrefOf: (provider: string) => string
  /** Shown to users without a provider. */
  none?: ReactNode
  children: (provider: ManagedProvider) => ReactNode | Promise<ReactNode>
}

/** A tab of the dashboard for one provider. */
export async function ProviderPart({
  current,
  act,
  hrefOf,
  none = <NoProfile />,
  children,
  ...frame
}: ProviderPartProps) {
  const { providers, chosen } = frame.own
  return (
    <ProviderDashboard {...frame} current={current}>
      {chosen ? (
        <>
          <ProviderSwitcher providers={providers} current={chosen.id} hrefOf={hrefOf} />
          {mayAct(chosen.role, act) ? await children(chosen) : <NotPermitted act={act} provider={chosen.name} />}
        </>
      ) : (
        none
      )}
    </ProviderDashboard>
  )
}

function NotPermitted({ act, provider }: { act: ProviderAct; provider: string }) {
  const t = useTranslations('listings.dashboard')
  const who = rolesAllowedTo(act).includes('editor') ? 'editors' : 'managers'
  return <p className="max-w-prose text-soft">{t(`notYours.${who}`, { provider })}</p>
}
