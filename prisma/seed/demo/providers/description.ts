import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import type { Amenity } from '@/lib/providers/catalogue/amenities'
import type { Curriculum, Kind, Language, Program } from '@/lib/providers/catalogue/traits'
import type { ProviderDraft } from '@/lib/providers/schema'
import type { Outline } from './outlines'

/** Sentences of invented providers about themselves. Sentences with a fact are used only if the provider states it. */

const OPENERS: Record<Kind | 'montessori', readonly string[]> = {
  center: [
    'We are a small center with four rooms around one big yard.',
    'Our building used to be a hardware store; now the paint aisle is a block corner.',
    'Two sisters opened this center after years of teaching down the street.',
    'We keep our groups small enough that every adult knows every child by name.',
    'A neighborhood center in {city}, with the same front-desk face since the first day.',
    'We started with nine children and a borrowed slide, and have grown slowly on purpose.',
    'Our rooms are plain and bright, and most of what hangs on the walls was made at child height.',
    'This is a working-family center: early doors, warm breakfasts, and no fuss when a day runs late.',
    'We care for children in mixed-age neighborhoods instead of one class per birthday.',
    'Our center sits behind a row of old oaks, far enough from the road that you hear mostly birds.',
    'Most of our teachers have been here longer than the children they teach.',
    'We are family owned, and one of the owners is in the building every day.',
    'The first thing you see here is a fish tank, and the second is somebody who asks how the night was.',
    'We believe that a good day has mud, a story, and a nap in it.',
    'Our five rooms open onto one shaded porch where the ages meet.',
    'We opened in {city} because our own children needed a place like this.',
    'A quiet place for busy families, two blocks from the bus and close to the park.',
    'Our teachers plan the week on Friday and change the plan on Monday, after seeing what the children are up to.',
    'We are the yellow building on the corner, and yes, the children chose the color.',
    'Children stay with the same two teachers for their first two years with us.',
    'We think of ourselves as a big backyard with a good kitchen attached.',
    'An all-day center for children who like to be busy and parents who like to know what is going on.',
    'We rebuilt an old bakery into six classrooms and kept the oven for birthdays.',
    'Our house rules fit on one page, and the four-year-olds helped to write them.',
    'We have room for many children and quiet corners for those who need a break from many children.',
  ],
  montessori: [
    'Our classrooms follow Montessori: mixed ages, real materials, long mornings.',
    'Three trained guides lead two mixed-age rooms, each with its own small kitchen.',
    'Children choose their work here, and the morning is long enough to finish it.',
    'We opened as a single Montessori classroom and added a toddler room when the first families asked.',
    'Shoes off, voices low, hands busy: that is what a visitor notices first.',
    'A small Montessori school in {city} where three-year-olds pour their own water and mop up what they spill.',
    'Our shelves hold the classic materials, and a good many things that we made ourselves.',
    'The older children show the younger ones how, which is half of what we teach.',
    'We keep the work period whole: no one is called away in the middle of a thought.',
    'Our garden is a classroom too, with its own set of small tools.',
    'Families come for the calm and stay for the independence.',
    'We are a teacher-owned school with one class of toddlers and two of three- to six-year-olds.',
  ],
  family_home: [
    'I care for a small group of children in my home, and have done so since my own were little.',
    'Our home has a playroom, a fenced yard and a very patient old piano.',
    'A small family home in {city} where siblings stay together.',
    'My husband and I run this home daycare together; he cooks, I read.',
    'One small group, one long kitchen table, and two naps a day for whoever needs them.',
    'The day here runs at a child’s pace, with a walk in the morning and books after lunch.',
    'I was a kindergarten teacher for eleven years before I opened my home.',
    'Our mornings smell of oatmeal and our afternoons of finger paint.',
    'I keep the group small because that is how I like to work.',
    'A home away from home is an old saying, but here the couch really is for story time.',
    'The children call it school, the neighbors call it the busy house.',
    'We live on a quiet street and spend as much of the day outside as the weather allows.',
    'I look after very young children, and I hold them a lot.',
    'You will always know who is with your child here, because it is always me.',
    'Our playroom was a garage once; now it has windows, a reading loft and forty dinosaurs.',
    'My assistant and I look after a mixed group, from first steps to kindergarten.',
    'Ours is a loud and loving house with a no-screens rule until the bus comes.',
  ],
  faith: [
    'We belong to the congregation next door, and every family is welcome.',
    'We share a building with our congregation and a big lawn with the whole neighborhood.',
    'Songs on Wednesdays, drums on Thursdays, and play every day.',
    'We have looked after children of this congregation and of the streets around it for a long time.',
    'Children of every background learn together here, with a short song of thanks before meals.',
    'We began with two mornings a week and grew when families asked for more.',
    'Our volunteers read with small groups twice a week, and the children wait for them at the door.',
    'Kindness is the one lesson that we plan for every day.',
    'A small weekday program in {city} with a kitchen that belongs to a very good cook.',
    'We teach in the old assembly hall, which has the best floor for blocks in town.',
  ],
  school: [
    'The early grades have a wing of their own, with its own gate and its own playground.',
    'Our youngest students share the library, the garden and the stage with the big ones.',
    'A small school in {city} where three-year-olds and fifth graders know one another.',
    'After the last bell our own staff keeps going with snacks, homework and games.',
    'We begin with play and end with project work, and the change happens slowly.',
    'Our preschool classes follow the school calendar, with care on most of the days in between.',
    'The preschool has its own door and its own pace; the rest of the school begins at eight.',
    'Teachers here move up with their class for two years.',
  ],
  head_start: [
    'We are a Head Start program for families who qualify; there is no tuition.',
    'Our center offers preschool, meals and family support at no cost to families who qualify.',
    'Every child here has a teacher, and every family has somebody to call.',
    'We help with every form, and there are no silly questions.',
    'Children eat breakfast and lunch here, see a dentist once a year and play outside twice a day.',
    'Families have a seat at the table: the parent council chooses half of our field trips.',
  ],
}

const BY_AMENITY: Partial<Record<Amenity, readonly string[]>> = {
  garden_beds: [
    'The children grow beans, basil and far too many peppers.',
    'Each class has a garden bed and a watering day.',
    'What grows in the garden ends up in Friday’s soup.',
  ],
  nature_walks: [
    'We walk to the pond on Tuesdays and count turtles.',
    'There is a nature walk most mornings, with a jar for treasures.',
  ],
  water_play: [
    'From April to October, Fridays are for sprinklers.',
    'The splash pad comes on when it is hot, so pack a towel.',
  ],
  shaded_yard: ['Big trees keep the yard cool until noon.', 'Half of the yard lies in the shade all day long.'],
  outdoor_playground: [
    'We go outside twice a day, and under the roof when it rains.',
    'The climbing hill is the heart of our playground.',
    'Our yard has a sand kitchen, a slide and room to run.',
  ],
  toddler_yard: ['Toddlers have a yard of their own, with nothing taller than they can manage.'],
  swimming_pool: ['Swim lessons happen on site, in a fenced pool, with our own instructor.'],
  sports_field: ['There is a real field behind the building, and somebody is always kicking a ball.'],
  indoor_gym: [
    'A padded indoor room saves us on stormy afternoons.',
    'When it storms we move the obstacle course indoors.',
  ],
  art_room: ['The art room has an apron for everyone and rules for almost nothing.'],
  book_corner: [
    'Every room has a book corner with a lamp and a good pillow.',
    'Children take a library book home each weekend.',
  ],
  nap_room: ['Nappers have a dark, quiet room, so nobody has to tiptoe.'],
  infant_room: [
    'Babies have their own room, their own rhythm and their own rocking chairs.',
    'In the infant room we follow each baby’s schedule, not ours.',
  ],
  safe_sleep: ['Babies sleep on their backs, in their own cribs, within sight.'],
  on_site_kitchen: [
    'Lunch is cooked here, from scratch, by somebody the children can thank.',
    'Our cook knows who hates peas.',
  ],
  special_diets: ['We cook for allergies and for family diets every day; tell us and we write it on the kitchen door.'],
  nut_free: ['The whole building is nut-free.'],
  lunch_included: ['Lunch and snacks are part of the price.'],
  dinner_available: ['Children who stay late eat dinner with us, sitting down.'],
  breakfast_included: ['Breakfast is on the table until eight thirty.'],
  infant_meals: ['Formula and first foods are included.'],
  music_movement: [
    'There is singing in every room, in tune or not.',
    'A music teacher comes on Thursdays with a suitcase of drums.',
    'We dance before lunch, because lunch tastes better then.',
  ],
  creative_arts: [
    'Expect paint on the good shirt.',
    'We keep the easels out all day, and the children decide when they are done.',
  ],
  stem_activities: [
    'Our older ones build bridges, break them, and write down why.',
    'There is always an experiment on the window sill.',
  ],
  early_literacy: [
    'We read aloud four times a day and let the children tell the ending.',
    'By spring most of our four-year-olds write their names and a good deal else.',
  ],
  baby_signs: ['We sign with babies, so that “more” and “all done” come before the words do.'],
  field_trips: ['Once a month we go somewhere: the fire station, the farm, the grocery store’s back room.'],
  sports_fitness: ['A coach comes twice a week for tumbling and ball games.'],
  potty_training: ['We help with potty training when the child is ready, and we do not rush it.'],
  special_needs_care: [
    'We have cared for children with special needs from the start and plan for each of them with the family.',
  ],
  visiting_therapists: ['Speech and occupational therapists are welcome in our rooms.'],
  parent_app: ['You get naps, meals and the funny quotes of the day in our app.'],
  daily_reports: ['A written note about the day goes home every afternoon.'],
  photo_updates: ['We send a photo or two during the day, once the tears at the door have long dried.'],
  live_webcam: ['Parents can look in by webcam.'],
  open_door: [
    'Come in any time, without an appointment; the coffee is on the left.',
    'Our door is open to parents all day.',
  ],
  family_events: [
    'Families eat breakfast with us on the last Friday of each month.',
    'Twice a year we close the parking lot and have a family picnic on it.',
  ],
  parent_conferences: ['We sit down with every family twice a year, and whenever you ask.'],
  part_time_days: ['Two-, three- and five-day weeks are possible while there is room.'],
  half_days: ['Half days end at noon, after lunch.'],
  extended_hours: ['Early and late care cost nothing extra within our hours.'],
  school_break_care: ['We stay open through spring break and most school holidays.'],
  summer_camp: ['In summer the older room turns into a camp with water days and a talent show.'],
  school_transport: ['Our van drives to two nearby schools and back.'],
  sliding_scale: ['Ask us about our sliding scale; it is there to be used.'],
  sibling_discount: ['Brothers and sisters get a discount.'],
}

const BY_CURRICULUM: Partial<Record<Curriculum, readonly string[]>> = {
  play_based: [
    'We learn by playing, and we can tell you what is being learned.',
    'Blocks, water, sand and time are our main teaching materials.',
    'Play comes first here; worksheets do not come at all.',
  ],
  creative_curriculum: [
    'Classes study one subject for weeks, lately bread and buses.',
    'Our studies follow what the children ask about: this fall it was drains.',
  ],
  academic: [
    'Mornings have a lesson in reading and one in numbers, both short.',
    'We prepare children well for kindergarten, without hurrying them.',
  ],
  reggio_emilia: [
    'Our walls document what the children are working out.',
    'Projects here start with a question that a child asked.',
  ],
  waldorf: ['Natural toys, baking day on Wednesday, and stories told by heart.'],
  highscope: ['Children plan what they will do, do it, and talk about it afterwards.'],
  faith_based: [
    'Stories of our faith and songs have their place in the week.',
    'We teach our faith gently, mostly by example.',
  ],
  bilingual: [
    'Half of the day is in Spanish, half in English.',
    'One teacher in each room speaks Spanish all day, the other English.',
  ],
  montessori: ['We use the full set of practical-life, sensorial, language and math materials.'],
}

const BY_PROGRAM: Partial<Record<Program, readonly string[]>> = {
  vpk: [
    `We offer ${HOME_FACTS.preK.short} in the mornings, with care before and after.`,
    `Four-year-olds can spend their ${HOME_FACTS.preK.short} hours here.`,
  ],
  school_readiness: [`We take ${HOME_FACTS.programs.school_readiness} funding and help with the paperwork.`],
  early_head_start: ['Babies and toddlers are part of Early Head Start.'],
}

const BY_LANGUAGE: Partial<Record<Language, readonly string[]>> = {
  spanish: ['Hablamos español.', 'Several of us speak Spanish.'],
  haitian_creole: ['Nou pale kreyòl.', 'Two of our teachers speak Haitian Creole.'],
  portuguese: ['Falamos português.'],
  asl: ['One of our teachers signs.'],
}

const DAYS: readonly string[] = [
  'Mornings are for play outside, afternoons for books, music and naps.',
  'The day begins slowly, with puzzles and a long breakfast.',
  'We do not hurry good-byes; stay as long as you need the first week.',
  'Children bring a blanket, a hat and one small friend from home.',
  'Nobody sits still for longer than a story here.',
  'Birthdays are celebrated with a crown and a song, not with bags of candy.',
  'We settle conflicts with words, and we lend the words when they are missing.',
  'Every child has a hook, a cubby and a job for the week.',
  'Rainy days have their own basket of things to do.',
  'Shy children get time, loud ones get space.',
  'We change plans when somebody finds a caterpillar.',
  'There are no screens in our rooms.',
  'New children start with two short visits and a parent in the room.',
  'Lunch takes as long as it takes.',
  'We tell you about the scraped knee and about the brave climb before it.',
  'Our teachers get paid planning time, and it shows.',
  'If your child has a hard day, you will hear it from us first.',
  'We write down first words and first steps, but we let you see them first.',
  'Children help to set the table and to sweep under it.',
  'You can follow the week’s plan on the door of each room.',
]

const HOME_DAYS: readonly string[] = [
  'We cook together, and yes, that means flour on the dog next door.',
  'After breakfast we water the tomatoes, and then it is time for a walk around the block.',
  'The little ones nap in the back room while the big ones build.',
  'You will get a call, not a form, when something comes up.',
  'We celebrate every tooth.',
  'On library day we walk there in one long line, holding the rope.',
  'I take two weeks off in July and tell you in January.',
  'Big brothers and sisters tell the best knock-knock jokes at pick-up.',
  'Our backyard has chickens drawn in chalk and, someday, real ones.',
  'Lunch is what I would cook for my own family, because I am.',
]

const CLOSERS: readonly string[] = [
  'Visit on a normal morning; that is when we are at our best and our loudest.',
  'Call us, and we will show you around during the day, children and all.',
  'Tours are on Tuesday and Thursday mornings.',
  'Come and see for yourself.',
  'We are happy to answer long lists of questions.',
  'If we are full, we say so, and we tell you who might not be.',
  'Bring your child along to the visit.',
  'Ask us what we would do differently; we have an honest list.',
  'We would rather lose a family than hurry one.',
  'Our waitlist is a real list, in order, and you may look at your place on it.',
  'Ask about prices and openings; we keep no secrets about either.',
  'Parents who have moved on still come by in the summer.',
]

type Stated = Pick<ProviderDraft, 'amenities' | 'curricula' | 'programs' | 'languages'>

/** Sentences with these words do not fit a family home. */
const OF_A_CENTER = /\b(room|rooms|class|classes|teachers?|building|cook|kitchen door|van|Several|Thursdays)\b/

/** A provider's description: an opening, its special features, and a typical day. Null if it has none. */
export function descriptionOf(outline: Outline, stated: Stated): string | null {
  const random = outline.random.fork('description')
  if (outline.detailLevel === 'file' || random.chance(0.1)) return null
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
    ...random.some(special, outline.detailLevel === 'full' ? random.int(1, 3) : random.int(0, 1)),
    ...random.some(days, outline.detailLevel === 'full' ? random.int(1, 2) : random.int(0, 1)),
    ...(random.chance(outline.detailLevel === 'full' ? 0.5 : 0.15) ? [random.pick(CLOSERS)] : []),
  ]
  return parts.join(' ').replaceAll('{city}', outline.city.name)
}

/** At most one sentence per stated code, to avoid repetition. */
function sentences(table: Partial<Record<string, readonly string[]>>, codes: readonly string[] = []): string[] {
  return codes.flatMap((code, index) => {
    const choices = table[code] ?? []
    return choices[index % choices.length] ?? []
  })
}

const SPANISH_OPENERS = {
  home: [
    'Cuido a un grupo pequeño en mi casa, en {city}, y hablamos español todo el día.',
    'Aquí los niños juegan, comen y duermen la siesta como en familia, en español y en inglés.',
    'Soy de las que aprenden primero la canción favorita de cada niño, en español o en inglés.',
  ],
  other: [
    'Somos un equipo unido de {city}, y siempre hay alguien que habla español.',
    'Recibimos a cada familia en su idioma: español, inglés o un poco de los dos.',
    'Muchas de nuestras familias hablan español en casa, y varios de nosotros también.',
  ],
} as const

const SPANISH_DAYS: readonly string[] = [
  'Por la mañana jugamos y cantamos; por la tarde leemos y descansamos.',
  'Los niños ayudan a poner la mesa y a recoger los juguetes.',
  'Los primeros días puede quedarse con su hijo o hija el tiempo que haga falta.',
  'Al final del día le contamos cómo le fue: lo que comió, lo que aprendió y de qué se rió.',
  'Celebramos cada cumpleaños con una corona y “Las mañanitas”.',
]

const SPANISH_CLOSERS: readonly string[] = [
  'Venga a conocernos una mañana cualquiera, con su hijo o hija.',
  'Llámenos: con gusto le atendemos en español.',
  'Si tiene preguntas, escríbanos en español.',
]

/** The Spanish description of some Spanish-speaking providers. It is written separately, not translated from the English one. */
export function translationsOf(
  outline: Outline,
  { languages }: Pick<ProviderDraft, 'languages'>,
): NonNullable<ProviderDraft['descriptions']> {
  const random = outline.random.fork('spanish')
  if (!languages?.includes('spanish') || !random.chance(0.1)) return {}
  const openers = SPANISH_OPENERS[outline.kind === 'family_home' ? 'home' : 'other']
  const parts = [random.pick(openers), ...random.some(SPANISH_DAYS, 2), random.pick(SPANISH_CLOSERS)]
  return { 'es-US': parts.join(' ').replaceAll('{city}', outline.city.name) }
}
