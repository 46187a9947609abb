'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { emailInput } from '@/lib/accounts/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { FormDone } from '../auth-frame'

const messageResponse = z.object({ message: z.string() })

/** Requests an email with a link. The response is the same for an unknown address. */
export function RequestLink({ endpoint, label }: { endpoint: string; label: string }) {
  const t = useTranslations('accounts.reset')
  const [sent, setSent] = useState<string>()
  const { field, submit, refusal, isSubmitting } = useApiForm({
    schema: emailInput,
    start: { email: '' },
    send: async (body) => setSent(messageResponse.parse(await callApi(endpoint, { method: 'POST', body })).message),
    fallback: t('fallback'),
  })
  if (sent) return <FormDone title={t('sentTitle')} text={sent} />
  return (
    <form method="post" action={endpoint} onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <TextField label={t('email')} type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {label}
      </Button>
    </form>
  )
}

/**
 * The token of an emailed link; undefined until it has been read, null when the URL has none. It is in the URL's fragment,
 * which browsers do not send: it reaches neither a log nor a linked page.
 */
export function useToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const read = () => setToken(new URLSearchParams(window.location.hash.slice(1)).get('token'))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}
