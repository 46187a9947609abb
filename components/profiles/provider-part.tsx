import type { ReactNode } from 'react'
import { ProviderSwitcher } from '@/components/provider-people/provider-switcher'
import { mayAct, type ProviderAct, rolesThatMay } from '@/lib/provider-people/policy'
import type { ManagedProvider, OwnProviders } from '@/lib/provider-people/types'
import { dashboardTexts as texts } from './dashboard-texts'
import { type DashboardPart, ProviderDashboard } from './provider-dashboard'
import { NoProfile } from './public-profile'

type ProviderPartProps = {
  firstName: string
  own: OwnProviders
  current: DashboardPart
  /** What it is for: who may not do it reads whose it is, and nothing is asked for them. */
  act: ProviderAct
  /** The same part about another one of their providers. */
  hrefOf: (provider: string) => string
  /** What stands there for who looks after none. */
  none?: ReactNode
  children: (provider: ManagedProvider) => ReactNode | Promise<ReactNode>
}

/** A part of the dashboard that is about one provider. */
export async function ProviderPart({
  firstName,
  own,
  current,
  act,
  hrefOf,
  none = <NoProfile />,
  children,
}: ProviderPartProps) {
  const { providers, chosen } = own
  return (
    <ProviderDashboard firstName={firstName} providers={providers} current={current}>
      {chosen ? (
        <>
          <ProviderSwitcher providers={providers} current={chosen.id} hrefOf={hrefOf} />
          {mayAct(chosen.role, act) ? await children(chosen) : <NotYours act={act} provider={chosen.name} />}
        </>
      ) : (
        none
      )}
    </ProviderDashboard>
  )
}

function NotYours({ act, provider }: { act: ProviderAct; provider: string }) {
  const who = rolesThatMay(act).includes('editor') ? texts.who.editors : texts.who.managers
  return <p className="max-w-prose text-soft">{texts.notYours(who, provider)}</p>
}
