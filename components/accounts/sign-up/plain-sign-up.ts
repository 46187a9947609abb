import { z } from 'zod'
import { plainForm } from '@/components/forms/plain-form'
import { plainAlert, plainLink, plainPage } from '@/components/forms/plain-page'
import type { PlainForm } from '@/lib/access/types'
import { splitName } from '@/lib/accounts/rules/names'
import { signUpScreenForm } from '@/lib/accounts/schema/forms'
import { type RegisterInput, SIGN_UP_ROLES } from '@/lib/accounts/schema/inputs'
import { escapeHtml } from '@/lib/platform/escape-html'
import { routes } from '@/lib/platform/routes'
import { outcomeOf } from './outcome'
import { registered } from './register'
import { signUpTexts as texts } from './texts'

const fields = [
  { name: 'name', label: texts.name, autoComplete: 'name' },
  { name: 'email', label: texts.email, type: 'email', autoComplete: 'username' },
  { name: 'role', label: texts.role, options: SIGN_UP_ROLES.map((role) => [role, texts.roles[role]] as const) },
  { name: 'password', label: texts.password, type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: texts.confirmPassword, type: 'password', autoComplete: 'new-password' },
  { name: 'acceptTerms', label: `${texts.accept} ${texts.terms} ${texts.and} ${texts.privacy}`, type: 'checkbox' },
] as const

/** The sign-up screen's form as a browser without JavaScript sends it. */
const typedForm = z
  .record(z.string(), z.string())
  .transform((typed) => ({ ...typed, acceptTerms: typed.acceptTerms === 'on' }))
  .pipe(z.preprocess((typed) => typed, signUpScreenForm()))
  .transform(({ name, email, password, role }) => ({ ...splitName(name), email, password, role }))

export const plainSignUp: PlainForm<RegisterInput> = {
  schema: typedForm,
  accepted: async ({ answer, body }) => {
    const kind = outcomeOf(registered.parse(await answer.json()))
    if (kind === 'check-email')
      return plainPage({ title: texts.checkEmailTitle, body: `<p>${escapeHtml(texts.checkEmailText(body.email))}</p>` })
    const isTest = kind === 'test-account'
    return plainPage({
      title: isTest ? texts.testReadyTitle : texts.createdInFull,
      body: `<p>${isTest ? texts.testReady : texts.welcome}</p><p>${plainLink(routes.signIn(), texts.signIn)}</p>`,
    })
  },
  refused: ({ typed, refusal }) => {
    const { fields: wrong, message, status, headers } = refusal
    const known = fields.some(({ name }) => wrong?.[name])
    const form = plainForm({ action: routes.api.register(), fields, submit: texts.submit, typed, wrong })
    return plainPage({ title: texts.title, body: (known ? '' : plainAlert(message)) + form, status, headers })
  },
}
