import { readAddress } from '@/lib/providers/rules/read-address'
import type { ProviderDetail } from '@/lib/providers/types'
import type { ProfilePhoto, ProposedFields } from '../types'
import { seasonsIn } from './read-seasons'
import { readServices } from './services'

/** A page as it reads once all that is proposed is accepted. Of contact data it holds, as ever, only whether there is any. */
export function pageWithProposed(page: ProviderDetail, fields: ProposedFields): ProviderDetail {
  const {
    businessName,
    businessLogo,
    aboutUs,
    servicesOffered,
    amenities,
    address,
    phone,
    email,
    website,
    hours,
    seasonalHours,
    photos,
    activities,
    virtualTours,
  } = fields
  return {
    ...page,
    ...(businessName && { name: businessName.to }),
    ...(businessLogo && { logo: businessLogo.to || null }),
    ...(aboutUs && { description: aboutUs.to || null }),
    ...(servicesOffered && { services: readServices(servicesOffered.to) }),
    ...(amenities && { amenities: amenities.to }),
    ...(address && { ...readAddress(address.to), ...(page.zip === null && { zip: null }) }),
    ...(hours && { hours: hours.to }),
    ...(seasonalHours && { seasonalHours: seasonsIn(seasonalHours.to) }),
    ...(photos && { photos: photos.to.map(asPhotoView) }),
    ...(activities && { activities: activities.to }),
    ...(virtualTours && { virtualTours: virtualTours.to }),
    has: {
      phone: phone ? phone.to !== '' : page.has.phone,
      email: email ? email.to !== '' : page.has.email,
      website: website ? website.to !== '' : page.has.website,
    },
  }
}

const asPhotoView = ({ path, caption, ...photo }: ProfilePhoto) => ({ src: path, caption: caption || null, ...photo })
