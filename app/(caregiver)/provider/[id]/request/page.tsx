import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { RequestView } from '@/components/messages/request-view'
import { messageTexts as texts } from '@/components/messages/texts'
import { requireActor } from '@/lib/access/require-actor'
import { findAddressees } from '@/lib/messages/queries/addressees'
import { findFavoritesToAsk } from '@/lib/messages/queries/favorites-to-ask'
import { monthsFrom } from '@/lib/messages/rules/in-words'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findContact } from '@/lib/providers/queries/contact'
import { findOfferedSlots } from '@/lib/tours/queries/slots'
import { fieldRange } from '@/lib/tours/rules/times'

export const metadata = accountMetadata(texts.request, texts.leads.caregiver, routes.messages('caregiver'))

export default async function RequestPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const actor = await requireActor(['caregiver'], routes.requestInformation(id))
  const [addressee] = await findAddressees([id])
  if (!addressee) notFound()
  const contact = addressee.isAnswered ? null : await findContact(actor, addressee.id)
  const others = contact ? [] : await findFavoritesToAsk(actor, addressee.internalId)
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
