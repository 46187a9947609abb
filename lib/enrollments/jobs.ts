import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Gives rooms back what places took whose last day has passed. */
export const settlePlacesJob = defineJob('settle-places', z.object({}))
