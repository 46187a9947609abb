import type { ProviderStatus } from '@/prisma/generated/enums'

export const STATUS_WORDS: Record<ProviderStatus, string> = {
  open: 'Open',
  temporarily_closed: 'Temporarily closed',
  closed: 'Closed',
  merged: 'Merged',
}
