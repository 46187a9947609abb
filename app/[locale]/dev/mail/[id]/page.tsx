import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { MailView, mailMetadata } from '@/components/platform/mail-views'
import { readMail } from '@/lib/platform/mail/outbox'

export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const t = await getTranslations('platform.mails')
  return mailMetadata(t)
}

export default async function MailPage({ params }: { params: Promise<{ id: string }> }) {
  const mail = await readMail((await params).id)
  if (!mail) notFound()
  return <MailView mail={mail} />
}
