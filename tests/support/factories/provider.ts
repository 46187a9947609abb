import type { z } from 'zod'
import { type ProviderDraft, providerDraft } from '@/lib/providers/schema'
import { createRandom } from './random'

/** Downtown Orlando; a degree of latitude is 69 miles. */
export const ORLANDO = { latitude: 28.5383, longitude: -81.3792 }

/**
 * A provider as saveProviders takes it: a center in Orlando of which nothing else is known, except for the overrides.
 * Seed 1 is Little Harbor Academy; each other seed has its own name and its own place downtown. Throws ZodError for
 * invalid overrides.
 */
export function buildProvider(overrides: Partial<z.input<typeof providerDraft>> = {}, seed = 1): ProviderDraft {
  return providerDraft.parse({
    ...(seed === 1 ? { name: 'Little Harbor Academy', street: '214 E Robinson St', ...ORLANDO } : somewhere(seed)),
    kind: 'center',
    careTypes: ['daycare'],
    city: 'Orlando',
    state: 'FL',
    zip: '32801',
    locationSlug: 'orlando-fl',
    ...overrides,
  })
}

function somewhere(seed: number) {
  const random = createRandom(seed)
  return {
    name: `${random.pick(['Paper Lantern', 'Heron Bend', 'Copper Kettle', 'Puddle Jumpers'])} ${seed}`,
    street: `${random.int(100, 999)} ${random.pick(['Tangerine Loop', 'Marigold Way', 'Moss Rose Ln'])}`,
    latitude: ORLANDO.latitude + (random.next() - 0.5) / 50,
    longitude: ORLANDO.longitude + (random.next() - 0.5) / 50,
  }
}

/** A draft of an invented center in Orlando, checked like an imported one. */
export function draftOf(known: Partial<ProviderDraft> = {}): ProviderDraft {
  return buildProvider({
    name: 'Paper Boat Early Learning',
    street: '12 Lantern Ln',
    latitude: 28.5411,
    longitude: -81.3712,
    ...known,
  })
}
