import { z } from 'zod'
import { plainForm } from '@/components/forms/plain-form'
import { plainAlert, plainPage } from '@/components/forms/plain-page'
import type { PlainForm } from '@/lib/access/types'
import { escapeHtml } from '@/lib/platform/escape-html'
import { resetTexts as texts } from './texts'

const answered = z.object({ message: z.string() })

/** What a browser without JavaScript sees after it asked for a mail with a link. */
export function plainAskForLink(action: string, title: string, submit: string): PlainForm<unknown> {
  return {
    accepted: async ({ answer }) => {
      const { message } = answered.parse(await answer.json())
      return plainPage({ title: texts.sentTitle, body: `<p>${escapeHtml(message)}</p>` })
    },
    refused: ({ typed, refusal: { message, status, headers } }) => {
      const fields = [{ name: 'email', label: texts.email, type: 'email', autoComplete: 'username' }] as const
      const body = plainAlert(message) + plainForm({ action, fields, submit, typed })
      return plainPage({ title, body, status, headers })
    },
  }
}
