import type { ProviderDraft } from '@/lib/providers/schema'
import type { Outline } from './outlines'
import { type Ages, roomsOf } from './rooms'

/** Weekly activities of invented providers; `for` lists the required rooms. */
type ActivityIdea = {
  name: string
  description: string
  ageGroup: string
  frequency: string
  for: 'babies' | 'toddlers' | 'preschool' | 'school_age'
}

const idea = (
  forWhom: ActivityIdea['for'],
  name: string,
  description: string,
  ageGroup: string,
  frequency: string,
): ActivityIdea => ({ for: forWhom, name, description, ageGroup, frequency })

const ACTIVITY_IDEAS: readonly ActivityIdea[] = [
  idea(
    'babies',
    'Tummy-time trail',
    'Mats, mirrors and soft ramps, with a grown-up on the floor beside every baby.',
    'Under 1',
    'Daily',
  ),
  idea(
    'babies',
    'Song basket',
    'One object, one song: babies reach in and the room sings what comes out.',
    'Under 1',
    'Daily',
  ),
  idea(
    'babies',
    'Stroller parade',
    'A slow loop through the neighborhood, with stops for dogs and leaves.',
    '6 to 18 months',
    'Twice a week',
  ),
  idea(
    'babies',
    'First spoons',
    'Babies sit together and try one new food, mostly with their hands.',
    '6 to 12 months',
    'Three times a week',
  ),
  idea('toddlers', 'Puddle club', 'Boots on after the rain. We bring towels.', '1 to 3 years', 'After rain'),
  idea('toddlers', 'Dough morning', 'Warm dough, rolling pins and a lot of pretend cookies.', '1 to 3 years', 'Weekly'),
  idea(
    'toddlers',
    'Toddler gym',
    'Tunnels, beams a hand high, and a landing mat.',
    '18 months to 3 years',
    'Twice a week',
  ),
  idea('toddlers', 'Story and shaker', 'A picture book with a rattle part for everybody.', '1 to 3 years', 'Daily'),
  idea(
    'toddlers',
    'Wash the cars',
    'Sponges, buckets and forty toy cars that are never quite clean.',
    '2 to 3 years',
    'Weekly in summer',
  ),
  idea(
    'toddlers',
    'Bubble Friday',
    'Big wands, small wands, and one very large bubble to end the week.',
    '1 to 4 years',
    'Weekly',
  ),
  idea(
    'toddlers',
    'Paint with water',
    'Brushes and clear water on the warm fence; it dries and we start again.',
    '1 to 3 years',
    'Twice a week',
  ),
  idea(
    'toddlers',
    'Sign and sing',
    'Ten songs with signs, from “more” to “good night”.',
    '1 to 2 years',
    'Three times a week',
  ),
  idea(
    'preschool',
    'Garden crew',
    'Four children a day water, weed and report what has been eaten by snails.',
    '3 to 5 years',
    'Daily',
  ),
  idea('preschool', 'Kitchen helpers', 'Washing, peeling and stirring for the class lunch.', '3 to 5 years', 'Weekly'),
  idea(
    'preschool',
    'Reading buddies',
    'Older readers from the neighborhood come with a book of their choice.',
    '3 to 5 years',
    'Twice a month',
  ),
  idea(
    'preschool',
    'Little lab',
    'Ice, magnets, shadows, vinegar: one question an hour, and a drawing of the answer.',
    '4 to 5 years',
    'Weekly',
  ),
  idea(
    'preschool',
    'Block city',
    'A town that grows all week and comes down together on Friday.',
    '3 to 5 years',
    'Daily',
  ),
  idea(
    'preschool',
    'Name writers',
    'Sand trays and chalk before pencils; names first, then everything else.',
    '4 to 5 years',
    'Three times a week',
  ),
  idea(
    'preschool',
    'Music with the suitcase',
    'A visiting musician unpacks one new instrument each time.',
    '3 to 5 years',
    'Weekly',
  ),
  idea('preschool', 'Tumbling', 'Rolls, jumps and balance with a coach.', '3 to 5 years', 'Weekly'),
  idea(
    'preschool',
    'Story theater',
    'The class acts out a story that one child has dictated.',
    '3 to 5 years',
    'Twice a week',
  ),
  idea('preschool', 'Spanish circle', 'Songs, games and snack time in Spanish.', '3 to 5 years', 'Three times a week'),
  idea('preschool', 'Yoga for wigglers', 'Ten minutes of frogs, trees and very loud lions.', '3 to 5 years', 'Daily'),
  idea('preschool', 'Market stall', 'Children price, sell and count; money is beans.', '4 to 5 years', 'Weekly'),
  idea(
    'preschool',
    'Bird watch',
    'Binoculars made of paper rolls and a real list of what was seen.',
    '3 to 5 years',
    'Weekly',
  ),
  idea(
    'preschool',
    'Big paper',
    'A roll of paper as long as the room, and one rule: stay on the paper.',
    '3 to 5 years',
    'Weekly',
  ),
  idea(
    'preschool',
    'Feelings faces',
    'Mirrors, drawings and words for what is going on inside.',
    '3 to 5 years',
    'Twice a week',
  ),
  idea(
    'preschool',
    'Splash day',
    'Sprinklers, sponge throws and popsicles afterwards.',
    '2 to 5 years',
    'Weekly in summer',
  ),
  idea(
    'preschool',
    'Loose parts',
    'Crates, ropes, planks and pinecones; the plan comes from the children.',
    '3 to 5 years',
    'Daily',
  ),
  idea(
    'preschool',
    'Walking library',
    'We return last week’s books and argue about the next ones.',
    '4 to 5 years',
    'Twice a month',
  ),
  idea(
    'school_age',
    'Homework table',
    'A quiet hour with somebody who explains fractions without sighing.',
    '5 to 12 years',
    'Daily',
  ),
  idea('school_age', 'Chess corner', 'Beginners on Monday, everyone on Thursday.', '6 to 12 years', 'Twice a week'),
  idea('school_age', 'Maker bench', 'Cardboard, tape, small motors and safety glasses.', '6 to 12 years', 'Weekly'),
  idea('school_age', 'Kickball league', 'Two teams, new captains every week.', '5 to 12 years', 'Twice a week'),
  idea(
    'school_age',
    'Cook the snack',
    'The older group plans, shops from the pantry and cooks for all.',
    '7 to 12 years',
    'Weekly',
  ),
  idea(
    'school_age',
    'Newspaper',
    'One page a month, written and drawn by the after-school group.',
    '7 to 12 years',
    'Weekly',
  ),
]

const ROOMS: Record<ActivityIdea['for'], readonly string[]> = {
  babies: ['infant'],
  toddlers: ['one', 'two'],
  preschool: ['three', 'four'],
  school_age: ['school_age'],
}

/** Up to four activities that fit the provider's ages and languages; only for providers with detailed pages. */
export function activitiesOf(
  outline: Outline,
  ages: Ages | null,
  languages: readonly string[],
): NonNullable<ProviderDraft['activities']> {
  const random = outline.random.fork('activities')
  if (outline.detailLevel !== 'full' || !ages || random.chance(0.4)) return []
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
