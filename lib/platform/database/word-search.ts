import { Prisma } from '@/prisma/generated/client'

/** The same as in withoutAccents: other scripts have marks that are part of a letter. */
const ACCENTS = /[\u0300-\u036f]/g

const withoutAccents = (text: Prisma.Sql) =>
  Prisma.sql`regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')`

/** The typed words as patterns. Escapes LIKE wildcards, so that they match literally. */
function patternsOf(typed: string): string[] {
  const words = typed.normalize('NFKD').replace(ACCENTS, '').split(/\s+/).filter(Boolean)
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** A condition: the text contains each of the typed words, in upper or lower case, with or without accents. */
export const containsWords = (text: Prisma.Sql, typed: string): Prisma.Sql =>
  Prisma.sql`${withoutAccents(text)} ILIKE ALL (${patternsOf(typed)}::text[])`

/** The same for a large table: ASCII text, which most rows have, is compared as it is, which is three times as fast. */
export const columnsContainWords = (text: Prisma.Sql, typed: string): Prisma.Sql =>
  Prisma.sql`CASE WHEN octet_length(${text}) = char_length(${text}) THEN ${text} ELSE ${withoutAccents(text)} END
    ILIKE ALL (${patternsOf(typed)}::text[])`
