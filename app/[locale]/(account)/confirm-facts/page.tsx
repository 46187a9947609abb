import { getLocale, getTranslations } from 'next-intl/server'
import { DeadFactsLink, FactsByLink } from '@/components/listings/facts/facts-by-link'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findFactsByLink } from '@/lib/listings/profiles/queries/profile'
import { factsToken } from '@/lib/listings/profiles/schema/facts'
import { NotFoundError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('listings.factsByLink')
  return accountMetadata(await getLocale(), t('title'), t('description'), '/confirm-facts')
}

type ConfirmFactsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Anyone with the link from the email can see what a page states and confirm it, without signing in. */
export default async function ConfirmFactsPage({ searchParams }: ConfirmFactsPageProps) {
  const { token, done } = await searchParams
  const parsed = factsToken.safeParse(token).data ?? ''
  const linked = await findFactsByLink(parsed, now()).catch((error: unknown) => {
    if (error instanceof NotFoundError) return null
    throw error
  })
  if (!linked) return <DeadFactsLink />
  return <FactsByLink token={parsed} linked={linked} isDone={done === '1'} />
}
