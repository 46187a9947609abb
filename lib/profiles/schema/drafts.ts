import { z } from 'zod'

/** The parts of a page that somebody edits and sends by themselves. */
export const DRAFT_PARTS = ['details', 'photos', 'activities', 'virtualTours'] as const
export type DraftPart = (typeof DRAFT_PARTS)[number]

const part = z.enum(DRAFT_PARTS, 'This is no part of a page.')
const providerId = z.string().max(200).optional()
const LONGEST = 60_000

/** What a form keeps by itself, right or wrong: it is judged when it is sent. */
export const draftFields = z.record(z.string().max(20), z.string().max(LONGEST))
export type DraftFields = z.output<typeof draftFields>

/** Whose unsent words: of one of the actor's pages; left out, of the one they look after. */
export const draftQuery = z.object({ providerId, part })
export type DraftQuery = z.output<typeof draftQuery>

export const draftInput = z.object({ providerId, part, fields: draftFields })
export type DraftInput = z.output<typeof draftInput>
