import { notFound } from 'next/navigation'
import { MailView } from '@/components/mail/mail-view'
import { mailMetadata } from '@/components/mail/metadata'
import { readMail } from '@/lib/platform/mail/viewer'

export const dynamic = 'force-dynamic'
export const metadata = mailMetadata

export default async function MailPage({ params }: { params: Promise<{ id: string }> }) {
  const mail = await readMail((await params).id)
  if (!mail) notFound()
  return <MailView mail={mail} />
}
