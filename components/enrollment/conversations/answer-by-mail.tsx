import { AuthFrame } from '@/components/accounts/auth-frame'
import { plainAlert, plainLink, plainPage } from '@/components/forms/plain-form'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Radio } from '@/components/ui/fields/choice'
import { TextAreaField } from '@/components/ui/fields/text-field'
import type { Refusal } from '@/lib/access/types'
import { type LinkedRequest, MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/schema'
import type { LinkedVisit } from '@/lib/enrollment/tours/schema'
import { SITE } from '@/lib/platform/config/site'
import { escapeHtml } from '@/lib/platform/documents/html'
import { routes } from '@/lib/platform/http/routes'
import { MessageBubble, roleText } from './message-bubble'
import { conversationMessages } from './messages'

export const byMailMessages = {
  title: 'A parent’s request',
  description: 'Read and answer a parent’s request to your childcare.',
  lead: (parent: string, provider: string) =>
    `${parent} asks ${provider} on ${SITE.name}. Your answer goes to their messages there; they don’t see this e-mail address.`,
  sent: 'Your answer is on its way to the parent.',
  visit: 'The visit',
  agreed: (time: string) => `Agreed: ${time}`,
  asked: 'The parent would like to visit you. Which time works for you?',
  noVisit: 'Nothing for now',
  decline: 'None of these times',
  callOff: 'Cancel the visit',
  answer: 'Your answer',
  answerHint: 'So the parent knows who is answering.',
  send: 'Send answer',
  refusedTitle: 'We couldn’t send your answer',
  notSent: 'What you typed is below.',
  back: 'Back to the request',
  isYours: 'Is this your childcare?',
  claimText: 'Claim its free page: then you answer from your own account and decide what parents read.',
  claim: (provider: string) => `Claim ${provider}’s page`,
  deadTitle: 'This link doesn’t work anymore',
  deadText:
    'It works for 30 days, until someone claims the page, and as long as the parent wants an answer. If you manage the provider here, sign in to read what parents ask.',
  signIn: 'Sign in',
} as const

/** A native form: it works without scripts for anyone who opens the emailed link. */
function AnswerForm({ token, visit }: { token: string; visit: LinkedVisit | null }) {
  const { agreed = null, times = [], canDecline = false } = visit ?? {}
  return (
    <form method="post" action={routes.api.answerRequest()} className="mt-8 grid gap-5">
      <input type="hidden" name="token" value={token} />
      {(agreed !== null || times.length > 0) && (
        <fieldset>
          <legend className="font-semibold">{byMailMessages.visit}</legend>
          <p className="text-soft">{agreed === null ? byMailMessages.asked : byMailMessages.agreed(agreed)}</p>
          {times.map(({ at, text }) => (
            <Radio key={at} name="visit" value={at} label={text} />
          ))}
          {canDecline && (
            <>
              <Radio
                name="visit"
                value="decline"
                label={agreed === null ? byMailMessages.decline : byMailMessages.callOff}
              />
              <Radio name="visit" value="" label={byMailMessages.noVisit} defaultChecked />
            </>
          )}
        </fieldset>
      )}
      <TextAreaField
        name="text"
        label={byMailMessages.answer}
        hint={byMailMessages.answerHint}
        maxLength={MESSAGE_LIMITS.text}
        rows={6}
      />
      <Button type="submit" className="justify-self-start">
        {byMailMessages.send}
      </Button>
    </form>
  )
}

type AnswerViewProps = {
  token: string
  request: LinkedRequest
  visit: LinkedVisit | null
  isSent: boolean
  /** ISO time. */
  now: string
}

/** What a parent shared with an unclaimed provider, and a form to reply. */
export function AnswerView({ token, request, visit, isSent, now }: AnswerViewProps) {
  const { subject, provider, parent, messages } = request
  const details = roleText(request)
  return (
    <>
      <PageHead title={subject} lead={byMailMessages.lead(parent, provider.name)}>
        {details && <p className="mt-2 text-soft">{details}</p>}
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <p role="status" className={isSent ? 'mb-6 rounded-md bg-mint px-4 py-3 font-medium' : undefined}>
            {isSent ? byMailMessages.sent : ''}
          </p>
          <ol aria-label={conversationMessages.conversation} className="grid gap-5">
            {messages.map((message) => (
              <MessageBubble key={message.id} message={message} now={now} />
            ))}
          </ol>
          <AnswerForm token={token} visit={visit} />
          <h2 className="mt-12 text-lead font-semibold">{byMailMessages.isYours}</h2>
          <p className="mt-1 text-soft">{byMailMessages.claimText}</p>
          <TextLink href={routes.claim(provider.id)} className="inline-flex min-h-11 items-center">
            {byMailMessages.claim(provider.name)}
          </TextLink>
        </div>
      </div>
    </>
  )
}

/** The same for every invalid link, whatever the reason. */
export function DeadLinkView() {
  return (
    <AuthFrame title={byMailMessages.deadTitle} lead={byMailMessages.deadText}>
      <ButtonLink variant="secondary" href={routes.signIn()}>
        {byMailMessages.signIn}
      </ButtonLink>
    </AuthFrame>
  )
}

/** The page for a rejected reply: the reason, and the form with its input. The outcome of the visit is chosen again. */
export function rejectedReplyPage(typed: Record<string, string>, refusal: Refusal): Response {
  const { token = '', text = '' } = typed
  const sentence = refusal.fields?.text ?? refusal.fields?.visit ?? refusal.message
  const body = `${plainAlert(`${sentence} ${byMailMessages.notSent}`)}
<form method="post" action="${routes.api.answerRequest()}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<p><label>${byMailMessages.answer}<br><textarea name="text" rows="8" cols="60" maxlength="${MESSAGE_LIMITS.text}">
${escapeHtml(text)}</textarea></label></p>
<p><button>${byMailMessages.send}</button> ${plainLink(routes.answerRequest(token), byMailMessages.back)}</p></form>`
  return plainPage({ title: byMailMessages.refusedTitle, body, status: refusal.status, headers: refusal.headers })
}
