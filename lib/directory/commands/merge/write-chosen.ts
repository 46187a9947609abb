import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { readServices } from '@/lib/profiles/rules/services'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { providerChange } from '@/lib/providers/schema/provider-draft'
import { chosenStamps } from '../../rules/chosen-stamps'
import { type Choices, differingFields } from '../../rules/merge-choices'
import { sheetWords } from '../../rules/sheet-words'
import type { EditSheet } from '../../types'

type Chosen = { keepId: number; dropId: number; keep: EditSheet; drop: EditSheet; chosen: EditSheet; choices: Choices }

/** Writes what was chosen to the survivor: values, who says them since when, and the place with what is private of it. */
export async function writeChosen(tx: Transaction, { keepId, dropId, keep, drop, chosen, choices }: Chosen) {
  const { values, traits, ageBands } = chosen
  const { facts: ours } = await findFactSheet(keepId, tx)
  const { facts: theirs } = await findFactSheet(dropId, tx)
  const differing = differingFields(sheetWords(keep), sheetWords(drop))
  const place = choices.address === 'drop' ? await placeOf(tx, dropId, traits.kind === 'family_home') : {}
  await saveProviders(tx, [
    providerChange.parse({
      ...traits,
      id: keepId,
      name: values.businessName,
      logoPath: values.businessLogo || null,
      description: values.aboutUs || null,
      services: readServices(values.servicesOffered),
      amenities: values.amenities,
      phone: values.phone || null,
      email: values.email || null,
      website: values.website || null,
      hours: values.hours,
      photos: values.photos.map(({ caption, ...photo }) => ({ ...photo, caption: caption || null })),
      activities: values.activities,
      virtualTours: values.virtualTours,
      ageBands,
      facts: chosenStamps(ours, theirs, differing, choices),
      ...place,
    }),
  ])
}

/** Where a provider is; of a home its street goes along only where the survivor is a home, which keeps it to itself. */
async function placeOf(tx: Transaction, id: number, isHome: boolean) {
  const { privateAddress, zip, ...place } = await tx.provider.findUniqueOrThrow({
    where: { id },
    select: {
      city: true,
      state: true,
      zip: true,
      county: true,
      locationSlug: true,
      timeZone: true,
      street: true,
      latitude: true,
      longitude: true,
      privateAddress: { select: { street: true, zip: true, latitude: true, longitude: true } },
    },
  })
  const own = isHome ? privateAddress : null
  const shown = zip ?? own?.zip
  // A home that shows its city alone has no address that anything but a home may take over.
  if (!shown) return {}
  return {
    ...place,
    zip: shown,
    ...(isHome && { showsZip: zip !== null }),
    street: own?.street ?? place.street,
    latitude: own?.latitude ?? place.latitude,
    longitude: own?.longitude ?? place.longitude,
  }
}
