import { accountMetadata } from '@/components/accounts/account-metadata'
import { AnswerView } from '@/components/messages/by-mail/answer-view'
import { DeadLinkView } from '@/components/messages/by-mail/dead-link-view'
import { byMailTexts as texts } from '@/components/messages/by-mail/texts'
import { findRequestByLink } from '@/lib/messages/queries/request-by-link'
import { answerToken } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { NotFoundError } from '@/lib/platform/errors'
import { findVisitByLink } from '@/lib/tours/queries/visit-by-link'

export const metadata = accountMetadata(texts.title, texts.description, '/answer-request')

type AnswerPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Whoever holds the link in the mail reads one request and may answer it, so nobody has to sign in. */
export default async function AnswerRequestPage({ searchParams }: AnswerPageProps) {
  const { token, sent } = await searchParams
  const parsed = answerToken.safeParse(token).data ?? ''
  const request = await findRequestByLink(parsed, now()).catch((error: unknown) => {
    if (error instanceof NotFoundError) return null
    throw error
  })
  if (!request) return <DeadLinkView />
  const visit = await findVisitByLink(request.id, now())
  return <AnswerView token={parsed} request={request} visit={visit} isSent={sent === '1'} now={now().toISOString()} />
}
