import type { ReportOutcome, ReportStatus, ReportTopic } from '@/prisma/generated/enums'

/** A report as admins read it. */
export type StoredReport = {
  id: number
  topic: ReportTopic
  message: string
  /** Where the answer goes, if one is wished for. */
  email: string | null
  status: ReportStatus
  outcome: ReportOutcome | null
  createdAt: Date
  provider: { name: string; slug: string }
}
