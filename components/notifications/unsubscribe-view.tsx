import { AuthFrame } from '@/components/accounts/auth-frame'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { routes } from '@/lib/platform/http/routes'
import { notificationMessages as texts } from './messages'

type UnsubscribeViewProps = { token: string; subscription: { label: string | null; isOn: boolean } | null }

/** The page of an email's unsubscribe link: one button, which needs no script. */
export function UnsubscribeView({ token, subscription }: UnsubscribeViewProps) {
  if (!subscription) return <Ended title={texts.deadLink} lead={texts.deadLinkText} />
  const { label, isOn } = subscription
  if (!isOn && label === null) return <AuthFrame title={texts.unsubscribed} lead={texts.addressEnded} />
  if (!isOn) return <Ended title={texts.unsubscribed} lead={texts.unsubscribedText(label ?? '')} />
  return (
    <AuthFrame
      title={texts.unsubscribeTitle}
      lead={label === null ? texts.unsubscribeAddress : texts.unsubscribeText(label)}
    >
      <form method="post" action={routes.api.unsubscribe(token, { from: 'page' })}>
        <Button type="submit">{texts.unsubscribe}</Button>
      </form>
    </AuthFrame>
  )
}

function Ended(words: { title: string; lead: string }) {
  return (
    <AuthFrame {...words}>
      <ButtonLink variant="secondary" href={routes.settings()}>
        {texts.toSettings}
      </ButtonLink>
    </AuthFrame>
  )
}
