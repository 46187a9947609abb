import 'server-only'
import { notify, type Recipient } from '@/lib/notifications/commands/notify'
import type { Transaction } from '@/lib/platform/db'
import type { ProviderEventKind } from '@/prisma/generated/enums'
import { eventTime } from '../rules/when'
import type { EventWords } from '../types'

type EventNews = {
  event: Pick<EventWords, 'day' | 'startMinute' | 'endMinute'> & { kind: ProviderEventKind }
  provider: { name: string; timeZone: string }
  people: readonly Recipient[]
  change: 'new' | 'changed' | 'cancelled'
  at: Date
}

/** Tells families of an event. Its title and note are read on the site alone. */
export async function tellOfEvent(tx: Transaction, { event, provider, people, change, at }: EventNews): Promise<void> {
  const facts = {
    provider: provider.name,
    event: event.kind,
    day: event.day,
    time: eventTime(event, provider.timeZone),
    change,
  }
  for (const to of people) await notify(tx, { kind: 'provider-event', to, facts, at })
}
