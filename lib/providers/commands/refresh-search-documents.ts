import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { amenityCodesByBit, traitKeysByBit } from '../rules/search-document'
import { FOUND, keepCards } from './keep-cards'
import { DOCUMENT_COLUMNS, DOCUMENT_JOINS, documentSources } from './search-document-sql'

const columns = Object.keys(DOCUMENT_COLUMNS)

/**
 * Brings the search documents and cards of these providers (internal ids), or of all, in line with the tables: open and temporarily
 * closed ones get theirs, others lose them. Run it in the transaction of every write that changes a provider.
 */
export async function refreshSearchDocuments(tx: Transaction, ids: readonly number[] | 'all'): Promise<void> {
  if (ids.length === 0) return
  const parameters = ids === 'all' ? [] : [[...ids]]
  // The same statement with one parameter more, so that a refresh of all is not a list of a million ids.
  await tx.$executeRawUnsafe(
    fillSql(ids === 'all' ? () => 'true' : (column) => `${column} = ANY($3::int[])`),
    traitKeysByBit(),
    amenityCodesByBit(),
    ...parameters,
  )
  await keepCards(tx, ids)
}

function fillSql(among: (column: string) => string): string {
  return `
    WITH gone AS (
      DELETE FROM provider_search_documents d USING providers p
      WHERE p.id = d.provider_id AND ${among('d.provider_id')} AND NOT ${FOUND}
    ),${documentSources(among)}
    INSERT INTO provider_search_documents (${columns.join(', ')})
    SELECT ${Object.values(DOCUMENT_COLUMNS).join(',\n      ')}
    FROM providers p
    ${DOCUMENT_JOINS}
    WHERE ${among('p.id')} AND ${FOUND}
    ON CONFLICT (provider_id) DO UPDATE SET ${columns
      .slice(1)
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`
}
