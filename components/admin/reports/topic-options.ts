import type { Translate } from '@/lib/platform/language/types'
import type { ReportTopic } from '@/prisma/generated/enums'

const TOPICS = ['openings', 'tuition', 'hours', 'license', 'contact', 'other'] as const satisfies readonly ReportTopic[]

export const topicOptions = (t: Translate<'admin.reports'>) =>
  TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))
