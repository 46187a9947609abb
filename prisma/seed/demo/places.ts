import { slugify } from '@/lib/providers/rules/public-id'
import type { Outline } from './outlines'
import { STREETS } from './words/streets'

/** About a mile: far enough to be another street, near enough not to stand in the next city. */
const SCATTER_DEGREES = 0.011
/** 555-0100 to 555-0199 are kept for fiction in every area code. */
const FICTIONAL_NUMBERS = 100

/** Street, ZIP and point near the ZIP's own; saveProviders keeps a family home's street and point private. */
export function placeOf({ city, random: root }: Outline) {
  const random = root.fork('place')
  const [zip, latitude, longitude] = random.pick(city.zips)
  // Twice drawn and added: most stand nearer to the middle than to the rim.
  const offset = () => (random.next() + random.next() - 1) * SCATTER_DEGREES
  const near = (degrees: number) => Math.round((degrees + offset()) * 1e5) / 1e5
  return {
    street: `${random.int(101, 4899)} ${random.pick(STREETS)}`,
    city: city.name,
    state: 'FL',
    zip,
    county: city.county,
    locationSlug: city.slug,
    latitude: near(latitude),
    longitude: near(longitude),
  }
}

type Contact = { phone: string | null; email: string | null; website: string | null }

/** Gives out phone numbers that ring nowhere, each once, and addresses under .example, which resolve nowhere. */
export class Contacts {
  private readonly given = new Map<string, number>()

  contactOf(outline: Outline, name: string): Contact {
    const random = outline.random.fork('contact')
    const host = `${slugify(name).replaceAll('-', '')}.example`
    const says = (chance: number) => random.chance(chance)
    const hasPhone = says(outline.voice === 'file' ? 0.93 : 0.97)
    const hasWebsite = says({ full: 0.82, partial: 0.5, file: 0 }[outline.voice])
    const hasEmail = says({ full: 0.85, partial: 0.5, file: 0 }[outline.voice])
    const mailbox = hasWebsite ? random.pick(['hello', 'office', 'front.desk', 'tours']) : slugify(name)
    const website = `https://${host}`
    return {
      phone: hasPhone ? this.nextPhone(outline) : null,
      email: hasEmail ? `${mailbox}@${hasWebsite ? host : 'mailbox.example'}` : null,
      website: hasWebsite
        ? outline.kind === 'center' && random.chance(0.2)
          ? `${website}/${outline.city.slug}`
          : website
        : null,
    }
  }

  private nextPhone({ city }: Outline): string {
    for (const areaCode of city.areaCodes) {
      const count = this.given.get(areaCode) ?? 0
      if (count >= FICTIONAL_NUMBERS) continue
      this.given.set(areaCode, count + 1)
      return `(${areaCode}) 555-01${String((count * 37 + 12) % FICTIONAL_NUMBERS).padStart(2, '0')}`
    }
    throw new Error(`The fictional phone numbers of ${city.areaCodes.join(' and ')} are all given out.`)
  }
}
