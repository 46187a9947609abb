import { notFound } from 'next/navigation'
import { mailMetadata, OutboxView } from '@/components/platform/mail-views'
import { readOutbox } from '@/lib/platform/mail/outbox'

/** Evaluated on each visit, including whether the page exists: the build cannot know. */
export const dynamic = 'force-dynamic'
export const metadata = mailMetadata

type Props = { searchParams: Promise<{ page?: string | string[] }> }

export default async function OutboxPage({ searchParams }: Props) {
  const outbox = await readOutbox((await searchParams).page)
  if (!outbox) notFound()
  return <OutboxView outbox={outbox} />
}
