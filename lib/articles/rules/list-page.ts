/** Two rows of three on a wide screen. */
export const LIST_PAGE_SIZE = 6

export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / LIST_PAGE_SIZE))

/** The number of a further page in an address ("2", "3"); null for what is none, the first one among it. */
export function parseFurtherPage(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) : null
}

/** Articles on a page of the journal. */
export const JOURNAL_PAGE_SIZE = 10
