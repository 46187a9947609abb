import { getLocale, getTranslations } from 'next-intl/server'
import { AnswerView, DeadLinkView } from '@/components/enrollment/conversations/answer-by-mail'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findRequestByLink } from '@/lib/enrollment/inquiries/queries/relay'
import { answerToken } from '@/lib/enrollment/inquiries/schema'
import { findVisitByLink } from '@/lib/enrollment/tours/queries/tours'
import { NotFoundError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('enrollment.answerByMail')
  return accountMetadata(await getLocale(), t('title'), t('description'), '/answer-request')
}

type AnswerPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Anyone with the link from the email can read one request and answer it, without signing in. */
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
