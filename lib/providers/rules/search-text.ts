/**
 * Folds a name for search: "Zoë's  ABC & Play" -> "zoes abc play". The same steps stand in the SQL that fills
 * ProviderSearchDocument.nameText (foldedSql in lib/providers/commands); a test compares the two.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
