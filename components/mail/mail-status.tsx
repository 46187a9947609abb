import { Badge } from '@/components/ui/badge'
import type { MailStatus } from '@/prisma/generated/enums'
import { STATUS_WORDS } from './texts'

const tones = {
  queued: 'stone',
  sending: 'stone',
  handing_over: 'stone',
  sent: 'mint',
  failed: 'coral',
  unclear: 'sun',
} as const

export function MailStatusBadge({ status }: { status: MailStatus }) {
  return <Badge tone={tones[status]}>{STATUS_WORDS[status]}</Badge>
}
