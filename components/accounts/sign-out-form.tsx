import { useTranslations } from 'next-intl'
import { accountRoutes } from '@/lib/platform/http/account-routes'

/** Signs out without JavaScript, when the header cannot show the session. For pages that require sign-in. */
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
