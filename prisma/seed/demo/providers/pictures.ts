import type { ProviderDraft } from '@/lib/providers/schema'
import type { Outline } from './outlines'

type Photo = NonNullable<ProviderDraft['photos']>[number]

/** Alt texts of the illustrations in public/media; number 24 is reserved for providers without a picture (FALLBACK_PICTURE). */
const SHOWS = {
  '01': 'a white house with a blue roof, a palm tree and a slide in the yard',
  '02': 'a classroom with a green rug, a chalkboard and a yellow toy shelf',
  '03': 'a fenced playground with a yellow bus, a slide and balls in the sand',
  '04': 'a cream house with a green roof, a kite in the sky and a slide on the lawn',
  '05': 'a classroom with an oval rug, books on the floor and a blue toy shelf',
  '06': 'a fenced yard with a carousel horse, a slide and a sunflower',
  '07': 'a white house with a blue roof, and a teddy bear, a chick and a turtle on the lawn',
  '08': 'a playroom with a chalkboard, a teddy bear and a hedgehog on the rug',
  '09': 'a fenced yard with a play tent and a carousel horse',
  '10': 'a long cream house with two green gables between a tree and a palm',
  '11': 'a classroom with a rainbow on the chalkboard, and books and a rabbit on the rug',
  '12': 'a fenced lawn with a tent, a slide and two balls in the sand',
  '13': 'a wide white house under a pink sky, with a slide and a kite',
  '14': 'a classroom with a rabbit, a penguin and a ball on a green rug',
  '15': 'a fenced yard with a bicycle, a scooter and a tulip',
  '16': 'a cream house with two green gables, a palm tree and toys on the lawn',
  '17': 'a classroom with a teddy bear, books and a drum on the rug',
  '18': 'a fenced yard with a bicycle, a carousel horse and a sand bucket',
  '19': 'a white building with a flat blue roof, a slide and a hedgehog on the lawn',
  '20': 'a classroom with a crayon, a penguin and an abacus on the rug',
  '21': 'a fenced yard with a slide, a tent and a kite on the sand',
  '22': 'a cream building with a flat green roof beside a palm tree',
  '23': 'a classroom with a penguin, a hedgehog and an abacus on the rug',
} as const

type DrawingNumber = keyof typeof SHOWS

export function drawing(number: DrawingNumber): Photo {
  return {
    path: `/media/illustrations/listing-${number}.jpg`,
    alt: `Illustration: ${SHOWS[number]}`,
    width: 1280,
    height: 720,
  }
}

const BUILDINGS: DrawingNumber[] = ['01', '04', '07', '10', '13', '16', '19', '22']
const ROOMS: DrawingNumber[] = ['02', '05', '08', '11', '14', '17', '20', '23']
const YARDS: DrawingNumber[] = ['03', '06', '09', '12', '15', '18', '21']

const CAPTIONS = {
  building: ['From the street', 'Our front door', 'Morning drop-off', undefined, undefined],
  room: ['The big room', 'Circle time', 'The reading corner', 'Before the children come', undefined, undefined],
  yard: ['The yard', 'Where the afternoons go', 'Our playground', undefined, undefined],
}

/** Empty for many, whose pages show the stock illustration. The first is the cover. */
export function photosOf(outline: Outline): Photo[] {
  const random = outline.random.fork('photos')
  const count = {
    full: random.weighted([
      [0, 0.5],
      [1, 2],
      [3, 4],
      [4, 3],
      [5, 3],
      [6, 1],
    ]),
    partial: random.weighted([
      [0, 3],
      [1, 5],
      [2, 3],
    ]),
    file: 0,
  }[outline.voice]
  const captioned = (number: DrawingNumber, captions: readonly (string | undefined)[]) => {
    const caption = random.pick(captions)
    return caption ? { ...drawing(number), caption } : drawing(number)
  }
  const [front] = random.some(BUILDINGS, 1)
  const rooms = random.some(ROOMS, 3).map((number) => captioned(number, CAPTIONS.room))
  const yards = random.some(YARDS, 2).map((number) => captioned(number, CAPTIONS.yard))
  const [room, ...moreRooms] = rooms
  const inside = [room, yards[0], ...moreRooms, yards[1]]
  const building = front && captioned(front, CAPTIONS.building)
  const order = random.chance(0.55) ? [building, ...inside] : [room, building, ...inside.slice(1)]
  return order.flatMap((photo) => photo ?? []).slice(0, count)
}
