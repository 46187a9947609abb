import { routes } from '@/lib/platform/http/routes'
import { accountMessages as texts } from './messages'

/** The way out for a browser without JavaScript, whose header knows nobody; on pages that only their person sees. */
export function PlainLogOut() {
  return (
    <noscript>
      <form method="post" action={routes.api.logout()} className="wrap pb-16">
        <button type="submit" className="min-h-11 font-semibold text-pine underline">
          {texts.signOutNow}
        </button>
      </form>
    </noscript>
  )
}
