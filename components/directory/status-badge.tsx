import { Badge } from '@/components/ui/badge'
import { STATUS_WORDS } from '@/lib/directory/rules/status-words'
import type { ProviderStatus } from '@/prisma/generated/enums'

const TONES = { open: 'mint', temporarily_closed: 'sun', closed: 'coral', merged: 'stone' } as const

export const StatusBadge = ({ status }: { status: ProviderStatus }) => (
  <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>
)
