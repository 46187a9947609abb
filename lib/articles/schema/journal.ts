import { z } from 'zod'

export const JOURNAL_SHOWS = ['all', 'unread', 'saved'] as const
export type JournalShow = (typeof JOURNAL_SHOWS)[number]

/** What the journal's address names; unknown words are the first page of all. */
export const journalQuery = z.object({
  show: z.enum(JOURNAL_SHOWS).catch('all').default('all'),
  page: z.coerce.number().int().min(1).max(999).catch(1).default(1),
})
export type JournalQuery = z.output<typeof journalQuery>

/** What somebody keeps of an article: what is left out stays as it is. */
export const markInput = z
  .object({ read: z.boolean('Please say whether it was read.'), saved: z.boolean('Please say whether it is kept.') })
  .partial()
  .refine(({ read, saved }) => read !== undefined || saved !== undefined, 'Please say what changes.')
export type MarkInput = z.output<typeof markInput>
