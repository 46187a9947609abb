/** A table in words: the first cell of a row names it. */
export type TextTable = { caption: string; columns: readonly string[]; rows: string[][] }

/** Stands before the words of a cell that say what is not known, so that they can be drawn quieter. */
export const UNKNOWN = '~'
