import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { conversationMessages as texts } from '@/components/enrollment/conversations/messages'
import { RequestView } from '@/components/enrollment/conversations/request-view'
import { requireActor } from '@/lib/access/session'
import { findAddressees, findFavoriteRecipients } from '@/lib/enrollment/inquiries/queries/recipients'
import { monthsFrom } from '@/lib/enrollment/inquiries/rules/conversation'
import { findOfferedSlots } from '@/lib/enrollment/tours/queries/slots'
import { fieldRange } from '@/lib/enrollment/tours/rules/times'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { findContact } from '@/lib/providers/queries/provider-page'

export const metadata = accountMetadata(texts.request, texts.leads.caregiver, routes.messages('caregiver'))

export default async function RequestPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const actor = await requireActor(['caregiver'], routes.requestInformation(id))
  const [addressee] = await findAddressees([id])
  if (!addressee) notFound()
  const contact = addressee.isAnswered ? null : await findContact(actor, addressee.id)
  const others = contact ? [] : await findFavoriteRecipients(actor, addressee.internalId)
  const { name, isClosed, isByMail } = addressee
  const provider = { id: addressee.id, name, isClosed, isByMail }
  return (
    <RequestView
      userId={actor.id}
      provider={provider}
      contact={contact}
      others={others}
      months={monthsFrom(now())}
      range={fieldRange(addressee.timeZone, now())}
      slots={contact ? [] : await findOfferedSlots(addressee.internalId, now())}
    />
  )
}
