import { POST } from '@/app/api/inquiries/answer/route'
import { sendInquiryWithTours } from '@/lib/enrollment/tours/commands/propose-tour'
import { db } from '@/lib/platform/database/client'
import { createActor } from '../accounts/actors'
import { mailsTo } from '../accounts/mails'
import { send } from '../accounts/people'
import { addLocation, addProvider } from '../providers/add-provider'
import { REQUEST, REQUESTED_AT } from './conversation'

export const EMAIL_ON_FILE = 'office@harbor.test'

/** A parent asked a provider that nobody has claimed, which has an address on file; `id` is the conversation. */
export async function inquiryByMail(tourTimes: string[] = []) {
  await addLocation()
  const { id: providerId } = await addProvider({ email: EMAIL_ON_FILE })
  const provider = await db().provider.findUniqueOrThrow({ where: { id: providerId } })
  const pat = await createActor('caregiver')
  const [id = 0] = await sendInquiryWithTours(pat, { daycareIds: [provider.slug], ...REQUEST, tourTimes }, REQUESTED_AT)
  return { id, pat, provider }
}

/** The secret in the newest mail's link. */
export async function linkToken(email = EMAIL_ON_FILE): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? ''
  return /answer-request\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
}

export const answerLink = (token: string, body: Record<string, unknown>) => send(POST, { token, ...body })
