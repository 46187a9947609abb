import { useTranslations } from 'next-intl'
import { accountRoutes } from '@/lib/platform/http/account-routes'

/** Signing out without JavaScript, where the header has no session; on pages that require sign-in. */
export function PlainLogOut() {
  const t = useTranslations('accounts.common')
  return (
    <noscript>
      <form method="post" action={accountRoutes.api.logout()} className="wrap pb-16">
        <button type="submit" className="min-h-11 font-semibold text-pine underline">
          {t('signOutNow')}
        </button>
      </form>
    </noscript>
  )
}
