import 'server-only'
import { z } from 'zod'
import { deleteSaltsBefore } from '@/lib/analytics/visits/commands'
import { publishArticleJob, purgeArticlesJob } from '@/lib/content/jobs'
import {
  deleteUnsentJob,
  finishToursJob,
  relayMailJob,
  releaseEnrollmentsJob,
  tourReminderJob,
  unreadMailJob,
} from '@/lib/enrollment/jobs'
import {
  deleteOldUploadsJob,
  dueSourcesJob,
  fetchSourceJob,
  rollBackImportsJob,
  runUploadJob,
} from '@/lib/imports/uploads/jobs'
import { cleanUpDocumentsJob, endCardPlanJob, unusedPhotosJob } from '@/lib/listings/jobs'
import { mediaTasks } from '@/lib/media/commands/files'
import type { Env } from '@/lib/platform/config/env'
import { defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'
import { cleanUpMails, sendMailJob } from '@/lib/platform/mail/outbox'
import { now } from '@/lib/platform/time/clock'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { compareWords, compareWordsJob } from '@/lib/providers/landing/commands'
import { publishOpenDataJob } from '@/lib/providers/open-data/jobs'
import { cleanUpExportsJob, eraseAccountsJob, makeExportJob, searchDuplicatesJob, testJobsJob } from './definitions'

const nothing = z.object({})

const cleanUpMailsTask = defineTask(defineJob('clean-up-mails', nothing), () => cleanUpMails(now()), {
  schedule: '40 3 * * *',
})

/** Without a mail server there is no task for the sending jobs, so the mails stay in the outbox. */
function mailTasks({ SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Task[] {
  if (!SMTP_URL || !MAIL_FROM) return [cleanUpMailsTask]
  const send = defineTask(sendMailJob, async ({ mailId }) => {
    const { sendMail, smtpDelivery } = await import('@/lib/platform/mail/send')
    await sendMail(mailId, smtpDelivery(SMTP_URL, MAIL_FROM))
  })
  return [cleanUpMailsTask, send]
}

const notificationTasks = [
  defineTask(
    defineJob('clean-up-notifications', nothing),
    async () => (await import('@/lib/notifications/commands/notifications')).cleanUpNotifications(now()),
    { schedule: '50 3 * * *' },
  ),
]

const providerTasks = [
  // At night in the United States.
  defineTask(
    publishOpenDataJob,
    async (_, { signal }) => (await import('@/lib/providers/open-data/commands')).publishOpenData(now(), signal),
    { schedule: '40 7 * * *' },
  ),
  defineTask(compareWordsJob, (_, { signal }) => compareWords(now(), signal)),
  // Shortly after midnight in every time zone.
  defineTask(
    defineJob('turn-seasons', nothing),
    async (_, { signal }) =>
      (await import('@/lib/providers/search-documents/commands')).refreshSeasonalDocuments(signal),
    {
      schedule: '3 * * * *',
    },
  ),
  defineTask(
    defineJob('keep-cards', nothing),
    async (_, { signal }) => (await import('@/lib/providers/search-documents/commands')).cacheMissingCards(signal),
    {
      schedule: '13 * * * *',
    },
  ),
]

const savedSearchTasks = [
  defineTask(
    defineJob('tell-search-news', nothing),
    async (_, { signal }) => (await import('@/lib/search/saved-searches/commands/alerts')).sendDueAlerts(now(), signal),
    {
      schedule: '*/10 * * * *',
    },
  ),
  defineTask(
    defineJob('clean-up-search-news', nothing),
    async () => (await import('@/lib/search/saved-searches/commands/alerts')).deleteOldNews(now()),
    { schedule: '55 3 * * *' },
  ),
]

export const importTasks: readonly Task[] = [
  defineTask(runUploadJob, async ({ uploadId }, { signal }) =>
    (await import('@/lib/imports/uploads/commands/run-upload')).runUpload(uploadId, signal),
  ),
  defineTask(fetchSourceJob, async ({ runId }, { signal }) =>
    (await import('@/lib/imports/sources/commands/fetch-run')).fetchForRun(runId, signal),
  ),
  defineTask(dueSourcesJob, async () => (await import('@/lib/imports/sources/commands/runs')).startDueRuns(now()), {
    schedule: '*/5 * * * *',
  }),
  defineTask(rollBackImportsJob, async () => (await import('@/lib/imports/commands/undo')).rollBackInterruptedRuns(), {
    schedule: '*/10 * * * *',
  }),
  defineTask(
    deleteOldUploadsJob,
    async () => (await import('@/lib/imports/uploads/commands/uploads')).deleteOldUploads(now()),
    {
      schedule: '15 4 * * *',
    },
  ),
]

export const listingTasks: readonly Task[] = [
  defineTask(
    cleanUpDocumentsJob,
    async () => (await import('@/lib/listings/claims/commands/claim')).cleanUpDocuments(now()),
    {
      schedule: '10 4 * * *',
    },
  ),
  // In the morning, from the East to the West.
  defineTask(
    defineJob('ask-still-right', nothing),
    async (_, { signal }) => (await import('@/lib/listings/profiles/commands/facts')).remindDueProviders(now(), signal),
    {
      schedule: '15 15 * * *',
    },
  ),
  defineTask(
    defineJob('drop-old-profile-drafts', nothing),
    async () => (await import('@/lib/listings/profiles/commands/submit-change')).deleteOldDrafts(now()),
    {
      schedule: '35 5 * * *',
    },
  ),
  defineTask(
    unusedPhotosJob,
    async ({ providerId }) =>
      (await import('@/lib/listings/profiles/commands/photos')).deleteUnusedPhotos(now(), providerId),
    { schedule: '40 5 * * *' },
  ),
]

const enrollmentTasks = [
  defineTask(unreadMailJob, async ({ inquiryId, reader }) =>
    (await import('@/lib/enrollment/inquiries/commands/add-message')).sendUnreadMail(inquiryId, reader, now()),
  ),
  defineTask(relayMailJob, async ({ inquiryId }) =>
    (await import('@/lib/enrollment/inquiries/commands/relay')).sendRelayMail(inquiryId, now()),
  ),
  defineTask(
    deleteUnsentJob,
    async () => (await import('@/lib/enrollment/inquiries/commands/add-message')).deleteUnsent(now()),
    {
      schedule: '35 * * * *',
    },
  ),
  defineTask(tourReminderJob, async ({ tourId, startsAt }) =>
    (await import('@/lib/enrollment/tours/commands/notify')).remindOfTour(tourId, new Date(startsAt), now()),
  ),
  defineTask(
    finishToursJob,
    async () => (await import('@/lib/enrollment/tours/commands/change-tour')).finishTours(now()),
    {
      schedule: '20 * * * *',
    },
  ),
  defineTask(
    releaseEnrollmentsJob,
    async () => (await import('@/lib/enrollment/enrollments/commands')).releaseEndedEnrollments(now()),
    {
      schedule: '35 * * * *',
    },
  ),
]

const billingTasks: readonly Task[] = [
  defineTask(
    defineJob('settle-renewals', nothing),
    async (_, { signal }) => (await import('@/lib/billing/commands/invoices')).applyRenewals(now(), signal),
    {
      schedule: '25 14 * * *',
    },
  ),
  defineTask(
    defineJob('cancel-unwanted-card-plans', nothing),
    async (_, { signal }) => (await import('@/lib/billing/commands/plans')).cancelUnwantedCardPlans(now(), signal),
    {
      schedule: '*/10 * * * *',
    },
  ),
  defineTask(endCardPlanJob, async ({ providerId }) =>
    (await import('@/lib/billing/commands/plans')).endCardPlan(providerId, now()),
  ),
]

/** Recording the first visit of a day deletes earlier salts; this job does it on days without visits. */
export const analyticsTasks = [
  defineTask(defineJob('forget-day-salts', nothing), () => deleteSaltsBefore(todayIn(OFFICE_ZONE, now())), {
    schedule: '1 * * * *',
  }),
]

const articleTasks = [
  defineTask(publishArticleJob, async ({ articleId }) =>
    (await import('@/lib/content/articles/commands/articles')).publishDueArticle(articleId, now()),
  ),
  defineTask(
    purgeArticlesJob,
    async () => {
      const { deleteUnusedPictures, purgeArticles } = await import('@/lib/content/articles/commands/articles')
      await purgeArticles(now())
      await deleteUnusedPictures(now())
    },
    { schedule: '50 4 * * *' },
  ),
]

const adminTasks = [
  // At night in the United States.
  defineTask(
    searchDuplicatesJob,
    async (_, { signal }) =>
      (await import('@/lib/admin/directory/commands/duplicates')).searchDuplicates(now(), signal),
    { schedule: '20 8 * * *' },
  ),
  defineTask(testJobsJob, async () => {}),
]

export const personalDataTasks: readonly Task[] = [
  defineTask(makeExportJob, async ({ exportId }, { attempt }) =>
    (await import('@/lib/admin/personal-data/commands')).makeExport(exportId, attempt, now()),
  ),
  defineTask(
    cleanUpExportsJob,
    async () => (await import('@/lib/admin/personal-data/commands')).cleanUpExports(now()),
    {
      schedule: '50 3 * * *',
    },
  ),
  defineTask(
    eraseAccountsJob,
    async () => (await import('@/lib/admin/personal-data/commands')).eraseDueAccounts(now()),
    {
      schedule: '20 * * * *',
    },
  ),
]

/**
 * Every task of the worker, by room. A schedule is a crontab in UTC; a task without one runs when it is queued. Most load their code on
 * the first run, by import(), so that an idle web process does not hold the code of every import, export and picture.
 */
export function allTasks(settings: Env): Task[] {
  return [
    ...mailTasks(settings),
    ...notificationTasks,
    ...mediaTasks,
    ...providerTasks,
    ...savedSearchTasks,
    ...importTasks,
    ...listingTasks,
    ...enrollmentTasks,
    ...billingTasks,
    ...analyticsTasks,
    ...articleTasks,
    ...adminTasks,
    ...personalDataTasks,
  ]
}
