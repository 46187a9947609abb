'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Checkbox } from '@/components/ui/fields/choice'
import { showToast } from '@/components/ui/overlays/toasts'
import type { Channel } from '@/lib/notifications/rules'
import type { ShownChoice } from '@/lib/notifications/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

/** `label`: what the kind is called in `notifications.labels`. */
type NotificationChoicesProps = { choices: readonly (ShownChoice & { label: string })[] }

/** A check box for each kind and channel. Mandatory ones say so and cannot be changed. */
export function NotificationChoices({ choices }: NotificationChoicesProps) {
  const t = useTranslations('notifications.choices')
  return (
    <div className="grid gap-5">
      {choices.map(({ kind, label, channels }) => (
        <fieldset key={kind}>
          <legend className="font-semibold">{label}</legend>
          <div className="flex flex-wrap gap-x-8">
            <ChoiceBox kind={kind} channel="app" label={t('app')} {...channels.app} />
            <ChoiceBox
              kind={kind}
              channel="email"
              label={channels.email.isFixed ? t('emailAlways') : t('email')}
              {...channels.email}
            />
          </div>
        </fieldset>
      ))}
    </div>
  )
}

type ChoiceBoxProps = { kind: string; channel: Channel; label: string; isOn: boolean; isFixed: boolean }

function ChoiceBox({ kind, channel, label, isOn, isFixed }: ChoiceBoxProps) {
  const t = useTranslations('notifications.choices')
  const [shown, setShown] = useState(isOn)
  const saved = useRef(isOn)
  // Sent in sequence, so that of two quick presses the second one wins.
  const sending = useRef<Promise<void>>(Promise.resolve())

  async function save(next: boolean) {
    try {
      await callApi(dashboardRoutes.api.notificationChoices(), { method: 'PUT', body: { kind, channel, isOn: next } })
      saved.current = next
    } catch (error) {
      console.error(error)
      setShown(saved.current)
      showToast({ title: t('failed'), description: t('failedText'), tone: 'destructive' })
    }
  }

  return (
    <Checkbox
      label={label}
      checked={shown}
      disabled={isFixed}
      onChange={({ target: { checked } }) => {
        setShown(checked)
        sending.current = sending.current.then(() => save(checked))
      }}
    />
  )
}
