import { MessagesPanel } from '@/components/messages/messages-panel'
import { findInquiries } from '@/lib/messages/queries/inquiries'
import { inquiriesQuery } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import type { PanelProps } from './panel-props'

export async function MessagesTab({ actor, query }: PanelProps) {
  const asked = inquiriesQuery.parse(query)
  const page = await findInquiries(actor, asked)
  return <MessagesPanel userId={actor.id} side="caregiver" page={page} q={asked.q} now={now().toISOString()} />
}
