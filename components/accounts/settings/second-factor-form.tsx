'use client'

import { useState } from 'react'
import { z } from 'zod'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { CodeStep } from '../sign-in/code-step'
import type { Setup } from '../sign-in/log-in'
import { RecoveryCodes } from '../sign-in/recovery-codes'
import { ProvePasswordForm } from './prove-password-form'
import { settingsTexts as texts } from './texts'

const begun = z.object({ secret: z.string(), address: z.string() })
const turnedOn = z.object({ recoveryCodes: z.array(z.string()) })

type Step = { kind: 'off' } | { kind: 'setup'; setup: Setup } | { kind: 'codes'; codes: string[] } | { kind: 'on' }

/** Turns the authenticator app on (password, app, code, recovery codes) or off (password). */
export function SecondFactorForm({ isOn }: { isOn: boolean }) {
  const [step, setStep] = useState<Step>({ kind: isOn ? 'on' : 'off' })
  const call = (method: string, body: unknown) => callApi(routes.api.ownSecondFactor(), { method, body })

  if (step.kind === 'setup')
    return (
      <CodeStep
        setup={step.setup}
        submitLabel={texts.turnOn}
        backLabel={texts.cancel}
        onSend={async (code) =>
          setStep({ kind: 'codes', codes: turnedOn.parse(await call('PUT', { code })).recoveryCodes })
        }
        onBack={() => setStep({ kind: 'off' })}
      />
    )
  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} onDone={() => setStep({ kind: 'on' })} />
  if (step.kind === 'on')
    return (
      <>
        <p>{texts.isOn}</p>
        <ProvePasswordForm
          label={texts.turnOff}
          onSend={async (currentPassword) => {
            await call('DELETE', { currentPassword })
            showToast({ title: texts.turnedOff })
            setStep({ kind: 'off' })
          }}
        />
      </>
    )
  return (
    <>
      <p>{texts.isOff}</p>
      <ProvePasswordForm
        label={texts.begin}
        onSend={async (currentPassword) =>
          setStep({ kind: 'setup', setup: begun.parse(await call('POST', { currentPassword })) })
        }
      />
    </>
  )
}
