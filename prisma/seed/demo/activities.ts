import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { type Ages, roomsOf } from './ages'
import type { Outline } from './outlines'
import { ACTIVITY_IDEAS, type ActivityIdea } from './words/activities'

const ROOMS: Record<ActivityIdea['for'], readonly string[]> = {
  babies: ['infant'],
  toddlers: ['one', 'two'],
  preschool: ['three', 'four'],
  school_age: ['school_age'],
}

/** Up to four activities for the ages that a talkative provider takes, in languages it speaks. */
export function activitiesOf(
  outline: Outline,
  ages: Ages | null,
  languages: readonly string[],
): NonNullable<ProviderDraft['activities']> {
  const random = outline.random.fork('activities')
  if (outline.voice !== 'full' || !ages || random.chance(0.4)) return []
  const rooms = new Set<string>(roomsOf(ages).map((room) => room.code))
  const fitting = ACTIVITY_IDEAS.filter(
    (idea) =>
      ROOMS[idea.for].some((room) => rooms.has(room)) &&
      (!idea.description.includes('Spanish') || languages.includes('spanish')),
  )
  return random.some(fitting, random.int(1, 4)).map(({ name, description, ageGroup, frequency }) => ({
    name,
    description,
    ageGroup,
    frequency,
  }))
}
