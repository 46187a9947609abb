import { db } from '@/lib/platform/database/client'
import { STORED_CHOICES, STORED_SCORE, STORED_WORDS, UNIT_X, UNIT_Y, UNIT_Z } from '@/lib/search/queries/filter-sql'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()

const EXPRESSIONS = [STORED_CHOICES, STORED_SCORE, STORED_WORDS, UNIT_X, UNIT_Y, UNIT_Z]
const ROLLED_BACK = new Error('The index was only made to read it.')

test('the index that a search uses contains its expressions word for word', async () => {
  const expressionsOf = (index: string) =>
    `SELECT pg_get_expr(indexprs, indrelid) AS text FROM pg_index WHERE indexrelid = '${index}'::regclass`
  const [indexExpressions] = await db().$queryRawUnsafe<{ text: string }[]>(
    expressionsOf('provider_search_documents_fit'),
  )
  let queryExpressions: string | undefined
  const transaction = db().$transaction(async (tx) => {
    await tx.$executeRawUnsafe(
      `CREATE INDEX asked ON provider_search_documents (${EXPRESSIONS.map((one) => `(${one})`).join(', ')})`,
    )
    const [row] = await tx.$queryRawUnsafe<{ text: string }[]>(expressionsOf('asked'))
    queryExpressions = row?.text
    throw ROLLED_BACK
  })
  await expect(transaction).rejects.toThrow(ROLLED_BACK)
  expect(queryExpressions).toBe(indexExpressions?.text)
})
