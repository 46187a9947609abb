'use client'

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { refreshSession } from '@/components/accounts/session'
import { deleteAllDrafts } from '@/components/forms/use-draft'
import { Bell } from '@/components/notifications/bell'
import { Button } from '@/components/ui/actions/button'
import { AppLink, ButtonLink } from '@/components/ui/actions/links'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { Avatar } from '@/components/ui/surface/avatar'
import { dashboardOf } from '@/lib/access/policy'
import type { Role } from '@/lib/access/types'
import { fullName } from '@/lib/accounts/rules/account'
import type { OwnUser } from '@/lib/accounts/schema'
import { sideOf } from '@/lib/enrollment/policy'
import { isFamilyRole } from '@/lib/families/policy'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { readPath } from '@/lib/platform/language/addresses.mjs'
import type { Translate } from '@/lib/platform/language/types'

const item =
  'flex min-h-11 w-full cursor-pointer items-center rounded-sm px-4 text-left font-medium data-focus:bg-sunken data-focus:outline-hidden'

/** Links to the dashboard and the messages; on a provider's dashboard, those of the provider in the URL. */
function useOwnLinks(role: Role) {
  const chosen = useSearchParams().get('provider') ?? undefined
  const provider = readPath(usePathname()).path.startsWith(dashboardRoutes.careproviderDashboard()) ? chosen : undefined
  const side = sideOf(role)
  return {
    dashboard: provider ? dashboardRoutes.careproviderDashboard({ provider }) : dashboardOf(role),
    messages: side && dashboardRoutes.messages(side, { provider }),
  }
}

/** The header's right side for a signed-in user, loaded only then. */
export default function SignedInArea({ user }: { user: OwnUser }) {
  const path = useLocalPath()
  const t = useTranslations('layout.signedIn')
  const accounts = useTranslations('accounts.common')
  const router = useRouter()
  const name = fullName(user)
  const links = useOwnLinks(user.role)

  async function leave() {
    if (!(await signOut(accounts))) return
    router.push(path(routes.home()))
    router.refresh()
  }

  return (
    <>
      <Bell userId={user.id} />
      <Menu as="div" className="relative">
        <MenuButton className="grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-card hover:border-edge">
          <Avatar name={name} picture={user.profileImage} />
          <span className="sr-only">{t('accountMenu', { name })}</span>
        </MenuButton>
        <MenuItems
          transition
          modal={false}
          className="absolute top-full right-0 z-40 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-card p-2 shadow-float transition duration-150 focus:outline-none data-closed:opacity-0"
        >
          <div className="border-b border-line px-4 pt-2 pb-3">
            <p className="font-semibold">{name}</p>
            <p className="text-sm break-all text-soft">{user.email}</p>
          </div>
          <MenuItem>
            <AppLink href={links.dashboard} className={`${item} mt-2`}>
              {t('dashboard')}
            </AppLink>
          </MenuItem>
          {links.messages && (
            <MenuItem>
              <AppLink href={links.messages} className={item}>
                {t('messages')}
              </AppLink>
            </MenuItem>
          )}
          {isFamilyRole(user.role) && (
            <MenuItem>
              <AppLink href={routes.savedSearches()} className={item}>
                {t('savedSearches')}
              </AppLink>
            </MenuItem>
          )}
          <MenuItem>
            <AppLink href={dashboardRoutes.settings()} className={item}>
              {t('settings')}
            </AppLink>
          </MenuItem>
          <MenuItem>
            <button type="button" className={item} onClick={() => void leave()}>
              {t('logOut')}
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
    </>
  )
}

/** The same for the phone's menu. */
export function SignedInMenu({ role }: Pick<OwnUser, 'role'>) {
  const path = useLocalPath()
  const t = useTranslations('layout.signedIn')
  const accounts = useTranslations('accounts.common')
  const links = useOwnLinks(role)
  return (
    <>
      <ButtonLink wide href={links.dashboard}>
        {t('dashboard')}
      </ButtonLink>
      {isFamilyRole(role) && (
        <ButtonLink wide variant="secondary" href={routes.savedSearches()}>
          {t('savedSearches')}
        </ButtonLink>
      )}
      <ButtonLink wide variant="secondary" href={dashboardRoutes.settings()}>
        {t('settings')}
      </ButtonLink>
      {links.messages && (
        <ButtonLink wide variant="secondary" href={links.messages}>
          {t('messages')}
        </ButtonLink>
      )}
      <Button
        wide
        variant="secondary"
        onClick={() => void signOut(accounts).then((out) => out && window.location.assign(path('/')))}
      >
        {t('logOut')}
      </Button>
    </>
  )
}

/** Ends the session on the server, then here. Returns whether it worked, which people on a shared computer must know. */
export async function signOut(t: Translate<'accounts.common'>): Promise<boolean> {
  try {
    await callApi(accountRoutes.api.logout(), { method: 'POST' })
  } catch (error) {
    console.error(error)
    showToast({ title: t('signOutFailed'), description: t('tryAgain'), tone: 'destructive' })
    return false
  }
  deleteAllDrafts()
  await refreshSession()
  return true
}
