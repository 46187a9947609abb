import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/text-link'
import type { LinkedRequest } from '@/lib/messages/types'
import { routes } from '@/lib/platform/routes'
import type { LinkedVisit } from '@/lib/tours/types'
import { MessageBubble } from '../message-bubble'
import { messageTexts } from '../texts'
import { toldText } from '../told-text'
import { AnswerForm } from './answer-form'
import { byMailTexts as texts } from './texts'

type AnswerViewProps = {
  token: string
  request: LinkedRequest
  visit: LinkedVisit | null
  isSent: boolean
  /** ISO time. */
  now: string
}

/** What a parent shared with a provider that nobody has claimed, and a form to answer it. */
export function AnswerView({ token, request, visit, isSent, now }: AnswerViewProps) {
  const { subject, provider, parent, messages } = request
  const told = toldText(request)
  return (
    <>
      <PageHead title={subject} lead={texts.lead(parent, provider.name)}>
        {told && <p className="mt-2 text-soft">{told}</p>}
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <p role="status" className={isSent ? 'mb-6 rounded-md bg-mint px-4 py-3 font-medium' : undefined}>
            {isSent ? texts.sent : ''}
          </p>
          <ol aria-label={messageTexts.conversation} className="grid gap-5">
            {messages.map((message) => (
              <MessageBubble key={message.id} message={message} now={now} />
            ))}
          </ol>
          <AnswerForm token={token} visit={visit} />
          <h2 className="mt-12 text-lead font-semibold">{texts.isYours}</h2>
          <p className="mt-1 text-soft">{texts.claimText}</p>
          <TextLink href={routes.claim(provider.id)} className="inline-flex min-h-11 items-center">
            {texts.claim(provider.name)}
          </TextLink>
        </div>
      </div>
    </>
  )
}
