'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { FocusSection } from '@/components/forms/restored-focus'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { Badge } from '@/components/ui/surface/badge'
import { enrollmentDates } from '@/lib/enrollment/enrollments/rules/dates'
import type { AgeGroupChoice, EnrollmentPanel as Panel, ShownEnrollment } from '@/lib/enrollment/enrollments/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import type { InquirySide } from '@/prisma/generated/enums'

/** The room of an enrollment, with the openings that the provider's page states. */
function RoomField({ rooms, error }: { rooms: AgeGroupChoice; error: string | undefined }) {
  const t = useTranslations('enrollment.enrollments')
  const ages = useTranslations('providers.ages')
  const options = AGE_BANDS.map(({ code }) => {
    const label = ages(`bands.${code}`)
    const count = rooms.openings[code]
    return {
      value: code,
      label: count === undefined ? t('roomNotKnown', { room: label }) : t('roomOf', { room: label, count }),
    }
  })
  return (
    <SelectField
      name="band"
      label={t('room')}
      hint={t('roomHint')}
      defaultValue={rooms.suggested ?? ''}
      options={[{ value: '', label: t('noRoom') }, ...options]}
      error={error}
    />
  )
}

type DayFormProps = {
  name: 'startsOn' | 'endsOn'
  label: string
  text: string
  day: string
  path: string
  method: 'POST' | 'PATCH'
  send: string
  done: string
  onSent: () => void
  /** Fields in addition to the day. */
  children?: (errors: Record<string, string>) => ReactNode
}

/** A day field and its submit button. */
function DayForm(props: DayFormProps) {
  const t = useTranslations('enrollment.enrollments')
  const { name, label, text, day, path, method, send, done, onSent, children } = props
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(path, { method, body: Object.fromEntries(fields) })
    showToast({ title: done })
    onSent()
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-4 text-ink">
      <p className="text-soft">{text}</p>
      <FormAlert>{alertOf(t('notSaved'), [name])}</FormAlert>
      <TextField type="date" name={name} label={label} defaultValue={day} required error={errors[name]} />
      {children?.(errors)}
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {send}
      </Button>
    </form>
  )
}

type PlacePanelProps = { inquiryId: number; side: InquirySide; panel: Panel; onChanged: () => void }

/** Enrollments in a conversation: the confirmed ones, and the forms to confirm or end one. */
export function PlacePanel({ inquiryId, side, panel, onChanged }: PlacePanelProps) {
  const t = useTranslations('enrollment.enrollments')
  const { places, canConfirm, rooms, today } = panel
  if (places.length === 0 && !canConfirm) return null
  return (
    <FocusSection id="enrollment" title={t('title')} className="mb-8 border-b border-line pb-5">
      {places.map((place) => (
        <div key={place.id}>
          <PlaceLine place={place} />
          {place.status === 'enrolled' && (
            <Disclosure summary={t(`end.${side}`)} className="mt-2 border-y">
              <DayForm
                name="endsOn"
                label={t('lastDay')}
                text={t('endText')}
                day={today}
                path={dashboardRoutes.api.enrollment(place.id)}
                method="PATCH"
                send={t(`sendEnd.${side}`)}
                done={t('ended')}
                onSent={onChanged}
              />
            </Disclosure>
          )}
        </div>
      ))}
      {canConfirm && (
        <Disclosure summary={t('confirm')} className="border-b-0">
          <DayForm
            name="startsOn"
            label={t('firstDay')}
            text={t('confirmText')}
            day={today}
            path={dashboardRoutes.api.inquiryEnrollment(inquiryId)}
            method="POST"
            send={t('sendConfirm')}
            done={t('confirmed')}
            onSent={onChanged}
          >
            {({ band }) => rooms && <RoomField rooms={rooms} error={band} />}
          </DayForm>
        </Disclosure>
      )}
    </FocusSection>
  )
}

/** "Enrolled since Jan 5". */
export function PlaceLine({ place }: { place: Omit<ShownEnrollment, 'id' | 'status'> }) {
  const t = useTranslations('enrollment.enrollments')
  const locale = useLocale()
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-1">
      <Badge tone={place.phase === 'past' ? 'stone' : 'mint'}>{t(`phases.${place.phase}`)}</Badge>
      <span>{enrollmentDates(t, locale, place)}</span>
    </p>
  )
}
