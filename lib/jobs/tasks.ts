import 'server-only'
import { analyticsTasks } from '@/lib/analytics/commands/tasks'
import { articleTasks } from '@/lib/articles/commands/tasks'
import { billingTasks } from '@/lib/billing/commands/tasks'
import { claimTasks } from '@/lib/claims/commands/tasks'
import { directoryTasks } from '@/lib/directory/commands/likenesses/tasks'
import { enrollmentTasks } from '@/lib/enrollments/commands/tasks'
import { importTasks } from '@/lib/imports/commands/uploads/tasks'
import { mediaTasks } from '@/lib/media/commands/tasks'
import { messageTasks } from '@/lib/messages/commands/tasks'
import { notificationTasks } from '@/lib/notifications/commands/tasks'
import { personalDataTasks } from '@/lib/personal-data/commands/tasks'
import type { Env } from '@/lib/platform/env'
import type { Task } from '@/lib/platform/jobs/job'
import { mailTasks } from '@/lib/platform/mail/tasks'
import { profileTasks } from '@/lib/profiles/commands/tasks'
import { providerTasks } from '@/lib/providers/commands/tasks'
import { savedSearchTasks } from '@/lib/saved-searches/commands/tasks'
import { siteHealthTasks } from '@/lib/site-health/commands/tasks'
import { tourTasks } from '@/lib/tours/commands/tasks'

/**
 * Every task of the product. A domain's tasks stand in its commands/tasks.ts and are named here. What a task does is read when it is
 * first done (import() in its file), so that a web process at rest does not hold the code of every import, export and picture.
 */
export function allTasks(settings: Env): Task[] {
  return [
    ...mailTasks(settings),
    ...articleTasks,
    ...billingTasks,
    ...analyticsTasks,
    ...claimTasks,
    ...directoryTasks,
    ...enrollmentTasks,
    ...importTasks,
    ...mediaTasks,
    ...notificationTasks,
    ...messageTasks,
    ...personalDataTasks,
    ...profileTasks,
    ...providerTasks,
    ...savedSearchTasks,
    ...siteHealthTasks,
    ...tourTasks,
  ]
}
