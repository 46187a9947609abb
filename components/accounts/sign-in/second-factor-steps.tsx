'use client'

import { useTranslations } from 'next-intl'
import { renderSVG } from 'uqr'
import { takeFocus } from '@/components/forms/restored-focus'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { codeInput } from '@/lib/accounts/schema'
import type { Setup } from './log-in'

/** The setup for an authenticator app: a QR code for another device, a link for this one, and text otherwise. */
function SetupInstructions({ setup }: { setup: Setup }) {
  const t = useTranslations('accounts.signIn')
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(setup.address, { border: 2 }))}`
  return (
    <div className="grid gap-4">
      <p>{t('setupWhy')}</p>
      <div className="flex flex-wrap items-center gap-5">
        {/* biome-ignore lint/performance/noImgElement: generated in the browser from a secret that must not leave it */}
        <img src={picture} alt={t('setupPicture')} width={176} height={176} className="rounded-md bg-white" />
        <div className="min-w-48 flex-1">
          <p className="text-sm text-soft">{t('setupByHand')}</p>
          <p className="numbers mt-1 font-semibold break-words select-all">{setup.secret}</p>
          <a href={setup.address} className="mt-2 inline-flex min-h-11 items-center font-semibold text-pine underline">
            {t('setupHere')}
          </a>
        </div>
      </div>
    </div>
  )
}

/** The second step of signing in: a code of the authenticator app, which may have to be set up first. */
export function CodeStep(props: {
  setup: Setup | null
  submitLabel?: string
  backLabel?: string
  onSend: (code: string) => Promise<void>
  onBack: () => void
}) {
  const t = useTranslations('accounts.signIn')
  const { setup, submitLabel = t('submit'), backLabel = t('otherAccount'), onSend, onBack } = props
  const { field, submit, isSubmitting } = useApiForm({
    schema: codeInput,
    start: { code: '' },
    send: ({ code }) => onSend(code),
    fallback: t('noReason'),
    onRefused: (description) => showToast({ title: t('failed'), description, tone: 'destructive' }),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {setup && <SetupInstructions setup={setup} />}
      <TextField
        label={setup ? t('setupCode') : t('code')}
        hint={setup ? undefined : t('codeHint')}
        autoComplete="one-time-code"
        inputMode={setup ? 'numeric' : 'text'}
        autoCapitalize="none"
        autoFocus
        {...field('code')}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {submitLabel}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {backLabel}
      </Button>
    </form>
  )
}

/** Shown once, right after an authenticator app was set up. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('accounts.signIn')

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ title: t('codesCopied') })
    } catch {
      showToast({ title: t('codesNotCopied'), tone: 'destructive' })
    }
  }

  return (
    <section tabIndex={-1} ref={takeFocus} className="grid gap-5 outline-none">
      <p>{t('codesWhy')}</p>
      <ul className="numbers grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-sunken p-5 font-semibold select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copyCodes')}
        </Button>
        <Button onClick={onDone}>{t('codesKept')}</Button>
      </div>
    </section>
  )
}
