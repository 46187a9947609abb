import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/actions/links'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import type { CalendarView as Calendar } from '@/lib/enrollment/calendar/schema'
import type { EventSender, ShownEvent } from '@/lib/enrollment/events/schema'
import { mayActAnywhere } from '@/lib/listings/policy'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { zoneTitle } from '@/lib/platform/time/zoned-time'
import { CalendarView } from './calendar-view'
import { CancelEvent, EventForm, type SenderInZone } from './event-form'

type ProviderCalendarProps = {
  userId: number
  /** The selected provider, for links, if the user has several. */
  provider?: string | undefined
  /** The user's roles at their providers. */
  roles: readonly string[]
  calendar: Calendar
  /** The providers for which the user may send dates. */
  senders: readonly EventSender[]
}

/** The dates of the user's providers, and the form to send one to their families. */
export function ProviderCalendar({ userId, provider, roles, calendar, ...props }: ProviderCalendarProps) {
  const t = useTranslations('enrollment.events')
  const zones = useTranslations('platform.zones')
  const locale = useLocale()
  if (roles.length === 0) return <p className="text-soft">{t('nobody')}</p>
  const day = new Date(`${calendar.day}T12:00:00Z`)
  const senders = props.senders.map((one) => ({ ...one, zone: zoneTitle(zones, locale, one.timeZone, day) }))
  const tools = (event: ShownEvent) => <EventTools {...{ userId, event, senders, today: calendar.today }} />
  return (
    <CalendarView place={{ side: 'careprovider', provider }} calendar={calendar} eventTools={tools}>
      {senders.length > 0 && <SendDate userId={userId} provider={provider} calendar={calendar} senders={senders} />}
      {mayActAnywhere(roles, 'edit-profile') && (
        <p className="mt-6">
          <TextLink href={dashboardRoutes.tourTimes({ provider })}>{t('tourTimes')}</TextLink>
        </p>
      )}
    </CalendarView>
  )
}

type SendDateProps = Omit<ProviderCalendarProps, 'roles' | 'senders'> & { senders: readonly SenderInZone[] }

function SendDate({ userId, provider, calendar: { day, today }, senders }: SendDateProps) {
  const t = useTranslations('enrollment.events')
  const ready = senders.filter(({ families }) => families.length > 0)
  if (ready.length === 0) {
    return (
      <p className="mt-4 border-t border-line pt-4 text-soft">
        {t('noFamilies', { name: senders.map(({ name }) => name).join(', ') })}{' '}
        <TextLink href={dashboardRoutes.messages('careprovider', { provider })}>{t('toMessages')}</TextLink>
      </p>
    )
  }
  return (
    <Disclosure summary={t('send')} className="mt-4 border-t">
      <EventForm key={day} userId={userId} senders={ready} provider={provider} day={day < today ? today : day} />
    </Disclosure>
  )
}

type EventToolsProps = Pick<SendDateProps, 'userId' | 'senders'> & { event: ShownEvent; today: string }

/** The event's audience, and the buttons to edit or cancel it while it is upcoming. */
function EventTools({ userId, event, senders, today }: EventToolsProps) {
  const t = useTranslations('enrollment.events')
  const { enrollmentIds, provider, isCancelled, day } = event
  const sender = senders.find(({ id }) => id === provider.slug)
  const chosen = sender?.families.filter((one) => enrollmentIds?.includes(one.enrollment.id)) ?? []
  const isReadOnly = isCancelled || day < today || !sender
  return (
    <>
      <p className="text-sm text-soft">
        {enrollmentIds === null ? t('forAll') : t('forChosen', { names: chosen.map(({ name }) => name).join(', ') })}
      </p>
      {!isReadOnly && (
        <Disclosure summary={t('change')} className="border-b-0">
          <EventForm key={event.sequence} userId={userId} senders={[sender]} day={day} event={event} />
          <CancelEvent id={event.id} title={event.title} />
        </Disclosure>
      )}
    </>
  )
}
