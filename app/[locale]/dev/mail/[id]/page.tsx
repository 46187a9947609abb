import { notFound } from 'next/navigation'
import { MailView, mailMetadata } from '@/components/platform/mail-views'
import { readMail } from '@/lib/platform/mail/outbox'

export const dynamic = 'force-dynamic'
export const metadata = mailMetadata

export default async function MailPage({ params }: { params: Promise<{ id: string }> }) {
  const mail = await readMail((await params).id)
  if (!mail) notFound()
  return <MailView mail={mail} />
}
