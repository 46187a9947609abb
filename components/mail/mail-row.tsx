import { TextLink } from '@/components/ui/text-link'
import type { MailLine } from '@/lib/platform/mail/types'
import { routes } from '@/lib/platform/routes'
import { MailStatusBadge } from './mail-status'
import { Moment } from './moment'
import { nameAndAddress } from './name-and-address'

/** A line that reads like one of a mailbox; the whole of it leads to the mail. */
export function MailRow({ mail }: { mail: MailLine }) {
  return (
    <li className="relative grid gap-x-6 gap-y-1 py-4 md:grid-cols-[1fr_auto] hover:bg-sunken md:px-3">
      <TextLink href={routes.devMail(mail.id)} className="min-w-0 break-words after:absolute after:inset-0">
        {mail.subject}
      </TextLink>
      <p className="text-sm text-soft md:text-right">
        <Moment at={mail.createdAt} />
      </p>
      <p className="min-w-0 text-sm break-words text-soft">{nameAndAddress(mail)}</p>
      <p className="flex items-center gap-3 text-sm text-soft md:justify-end">
        <span>{mail.kind}</span>
        <MailStatusBadge status={mail.status} />
      </p>
    </li>
  )
}
