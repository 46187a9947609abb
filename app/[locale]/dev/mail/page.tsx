import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { mailMetadata, OutboxView } from '@/components/platform/mail-views'
import { readOutbox } from '@/lib/platform/mail/outbox'

/** Evaluated on each visit, including whether the page exists: the build cannot know. */
export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const t = await getTranslations('platform.mails')
  return mailMetadata(t)
}

type Props = { searchParams: Promise<{ page?: string | string[] }> }

export default async function OutboxPage({ searchParams }: Props) {
  const outbox = await readOutbox((await searchParams).page)
  if (!outbox) notFound()
  return <OutboxView outbox={outbox} />
}
