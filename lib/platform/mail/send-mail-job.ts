import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

export const sendMailJob = defineJob('send-mail', z.object({ mailId: z.number().int() }))
