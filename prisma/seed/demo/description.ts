import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import type { Outline } from './outlines'
import {
  BY_AMENITY,
  BY_CURRICULUM,
  BY_LANGUAGE,
  BY_PROGRAM,
  CLOSERS,
  DAYS,
  HOME_DAYS,
  OPENERS,
} from './words/descriptions'

type Stated = Pick<ProviderDraft, 'amenities' | 'curricula' | 'programs' | 'languages'>

/** Nobody speaks so of a home. */
const OF_A_CENTER = /\b(room|rooms|class|classes|teachers?|building|cook|kitchen door|van|Several|Thursdays)\b/

/** A provider's words about itself: an opening, what is special, how a day goes. Null where it has written nothing. */
export function descriptionOf(outline: Outline, stated: Stated): string | null {
  const random = outline.random.fork('description')
  if (outline.voice === 'file' || random.chance(0.1)) return null
  const opener = random.pick(OPENERS[outline.isMontessori ? 'montessori' : outline.kind])
  const special = [
    ...sentences(BY_AMENITY, stated.amenities),
    ...sentences(BY_CURRICULUM, stated.curricula),
    ...sentences(BY_PROGRAM, stated.programs),
    ...sentences(BY_LANGUAGE, stated.languages),
  ].filter((sentence) => outline.kind !== 'family_home' || !OF_A_CENTER.test(sentence))
  const days = outline.kind === 'family_home' ? HOME_DAYS : DAYS
  const parts = [
    opener,
    ...random.some(special, outline.voice === 'full' ? random.int(1, 3) : random.int(0, 1)),
    ...random.some(days, outline.voice === 'full' ? random.int(1, 2) : random.int(0, 1)),
    ...(random.chance(outline.voice === 'full' ? 0.5 : 0.15) ? [random.pick(CLOSERS)] : []),
  ]
  return parts.join(' ').replaceAll('{city}', outline.city.name)
}

/** One sentence at most for each stated code, so that the same thing is not said twice. */
function sentences(table: Partial<Record<string, readonly string[]>>, codes: readonly string[] = []): string[] {
  return codes.flatMap((code, index) => {
    const choices = table[code] ?? []
    return choices[index % choices.length] ?? []
  })
}
