import type { ProviderDraft } from '@/lib/providers/schema'
import type { Random } from '@/tests/support/factories/random'
import type { Outline } from './outlines'

type Photo = NonNullable<ProviderDraft['photos']>[number]
type Scene = {
  /** The number of files in public/media/scenes (scripts/maintenance/draw-scenes.mjs). */
  count: number
  /** The first ones are for the providers and changes written by hand (specials.ts, admin.ts). */
  reserved: number
  shows: string
  captions: readonly string[]
}

const SCENES = {
  front: {
    count: 64,
    reserved: 2,
    shows: 'a low building with shrubs along its wall and a path to its door',
    captions: ['From the street', 'Our front door', 'Morning drop-off'],
  },
  home: {
    count: 18,
    reserved: 1,
    shows: 'a small house with two roofs and a path to its door',
    captions: ['From the street', 'Our front door', 'Welcome'],
  },
  yard: {
    count: 48,
    reserved: 3,
    shows: 'a green yard with a place to play, and trees behind it',
    captions: ['The yard', 'Where the afternoons go', 'Our playground'],
  },
  room: {
    count: 46,
    reserved: 2,
    shows: 'a playroom with a window, a rug and a toy shelf',
    captions: ['The big room', 'Circle time', 'Before the children come'],
  },
  shelf: {
    count: 20,
    reserved: 1,
    shows: 'a low shelf of books and toys, with a plant on top',
    captions: ['Everything within reach', 'Where the toys live'],
  },
  books: {
    count: 24,
    reserved: 1,
    shows: 'a corner with cushions, a rug and rows of books',
    captions: ['The reading corner', 'Story time'],
  },
  table: {
    count: 16,
    reserved: 0,
    shows: 'a table set with colorful plates and cups',
    captions: ['Ready for lunch', 'Snack time'],
  },
  nap: {
    count: 20,
    reserved: 0,
    shows: 'a quiet room with small beds and a curtained window',
    captions: ['Quiet hour', 'After lunch'],
  },
} as const satisfies Record<string, Scene>

type SceneKind = keyof typeof SCENES
const KINDS = Object.keys(SCENES) as SceneKind[]

/** A picture made for the demo. Generated providers get theirs from `Scenes`. */
export function scene(kind: SceneKind, number: number): Photo {
  return {
    path: `/media/scenes/${kind}-${String(number).padStart(2, '0')}.webp`,
    alt: `Illustration: ${SCENES[kind].shows}`,
    width: 640,
    height: 480,
  }
}

const CAPTIONED = 0.6
/** How many photos a provider has. Most have none, so their rows and pages show a tile or the stock illustration. */
const COUNTS: Record<Outline['detailLevel'], (random: Random) => number> = {
  full: (random) =>
    random.weighted([
      [0, 45],
      [1, 49],
      [3, 3],
      [4, 2],
      [5, 1],
    ]),
  partial: (random) => (random.chance(0.18) ? 1 : 0),
  file: () => 0,
}

/** Hands out every scene once, so that no two providers show the same one. */
export class Scenes {
  readonly #used = new Map<SceneKind, number>(KINDS.map((kind) => [kind, SCENES[kind].reserved]))

  /** The first is the cover. */
  photosOf(outline: Outline): Photo[] {
    const random = outline.random.fork('photos')
    const fitting = KINDS.filter((kind) => fits(kind, outline))
    const photos: Photo[] = []
    for (let count = COUNTS[outline.detailLevel](random); count > 0; count -= 1) {
      // No two photos of a provider are of the same kind. Kinds with many scenes left are more likely.
      const left = fitting.map((kind) => [kind, this.#left(kind) * (kind === 'home' ? 8 : 1)] as const)
      if (left.every(([, scenes]) => scenes === 0)) break
      const kind = random.weighted(left)
      fitting.splice(fitting.indexOf(kind), 1)
      photos.push(this.#take(kind, random))
    }
    return photos
  }

  #left(kind: SceneKind): number {
    return SCENES[kind].count - (this.#used.get(kind) ?? 0)
  }

  #take(kind: SceneKind, random: Random): Photo {
    const number = (this.#used.get(kind) ?? 0) + 1
    this.#used.set(kind, number)
    const photo = scene(kind, number)
    return random.chance(CAPTIONED) ? { ...photo, caption: random.pick(SCENES[kind].captions) } : photo
  }
}

function fits(kind: SceneKind, { kind: provider, careTypes }: Outline): boolean {
  if (kind === 'front') return provider !== 'family_home'
  if (kind === 'home') return provider === 'family_home'
  return kind !== 'nap' || careTypes.includes('daycare')
}
