'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/actions/links'
import { useLocalPath } from '@/components/ui/language'
import { Dialog } from '@/components/ui/overlays/dialog'
import { dashboardOf } from '@/lib/access/policy'
import { signInModalForm } from '@/lib/accounts/schema'
import { isLandingPath, SITE } from '@/lib/platform/config/site'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes } from '@/lib/platform/http/routes'
import { readPath } from '@/lib/platform/language/addresses.mjs'
import { signUpLink } from '../dialog-links'
import { deletePendingAction, pendingAction } from '../pending-action'
import { SignInFlow } from './sign-in-flow'

/** People with a pending action, or who are looking for a provider or using a tool, stay on the page after signing in; others go to their dashboard. */
function staysOnPage(): boolean {
  const { path } = readPath(window.location.pathname)
  const pages = [routes.search(), routes.provider(''), routes.favorites(), '/tools/']
  return pendingAction() !== null || isLandingPath(path) || pages.some((page) => path.startsWith(page))
}

/** Signs in, and continues the pending action on this page; a press outside, Escape or the cross cancels it. */
export default function SignInModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const path = useLocalPath()
  const t = useTranslations('accounts.signIn')
  const router = useRouter()

  function finishSignIn(role: string) {
    onClose()
    if (!staysOnPage()) router.push(path(dashboardOf(role)))
  }

  function cancel() {
    deletePendingAction()
    onClose()
  }

  return (
    <Dialog open={isOpen} onClose={cancel} size="sm" title={t('modalTitle')}>
      <SignInFlow schema={signInModalForm} onSignedIn={finishSignIn}>
        <TextLink
          href={accountRoutes.resetPassword()}
          className="-my-2 inline-flex min-h-11 items-center justify-self-start"
        >
          {t('forgot')}
        </TextLink>
      </SignInFlow>
      <p className="mt-6 text-soft">
        {t('noAccount', { site: SITE.name })}{' '}
        <TextLink {...signUpLink()} onClick={onClose} className="-my-2.5 inline-flex min-h-11 items-center">
          {t('signUp')}
        </TextLink>
      </p>
    </Dialog>
  )
}
