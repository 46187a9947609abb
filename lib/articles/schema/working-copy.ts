import { z } from 'zod'
import { ARTICLE_LIMITS as MOST } from '../catalogue'

const MAX_ID = 2_147_483_647
const articleId = z.coerce.number('This is no article.').int('This is no article.').min(0).max(MAX_ID)

/** Whose unsaved words: of an article, or of a new one (0). */
export const workingCopyQuery = z.object({ articleId })

/** Fields as they are typed, right or wrong: they are judged when they are saved. */
export const workingFields = z.record(
  z.string().max(40),
  z.union([z.string().max(MOST.body), z.array(z.string().max(1_000)).max(100)]),
)
export const workingCopyInput = z.object({ articleId, fields: workingFields })
export type WorkingCopyInput = z.output<typeof workingCopyInput>
