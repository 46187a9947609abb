import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { ChangeView } from '@/components/profiles/decide/change-view'
import { boxOfMove, PlaceDifference } from '@/components/profiles/decide/place-difference'
import { decideTexts as texts } from '@/components/profiles/decide/texts'
import { requireActor } from '@/lib/access/require-actor'
import { findMapPlaces } from '@/lib/locations/queries/map-places'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findMovedPlace } from '@/lib/profiles/queries/moved-place'
import { findRollBack } from '@/lib/profiles/queries/roll-back'
import { findChangeToDecide, findDecidedChanges } from '@/lib/profiles/queries/to-decide'
import { changeParams } from '@/lib/profiles/schema/calls'
import '@/components/map/map.css'

export const metadata = accountMetadata(texts.title, texts.lead, routes.approvals.start())

export default async function ProfileChangePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = changeParams.safeParse(await params)
  if (!data) notFound()
  await requireActor(['admin'], routes.approvals.profileChange(data.id))
  const toDecide = await findChangeToDecide(data.id)
  if (!toDecide) notFound()
  const isDecided = toDecide.change.status === 'decided'
  const address = toDecide.change.status === 'pending' ? toDecide.change.fields.address?.to : undefined
  const [rollBack, versions, moved] = await Promise.all([
    isDecided ? findRollBack(data.id) : null,
    findDecidedChanges(toDecide.provider.id),
    address ? findMovedPlace(toDecide.provider.id, address) : null,
  ])
  const place = moved && <PlaceDifference moved={moved} places={await findMapPlaces(boxOfMove(moved))} />
  return <ChangeView toDecide={toDecide} rollBack={rollBack} versions={versions} place={place} now={now()} />
}
