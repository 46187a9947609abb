/** What a page of a Kinder Prep Pack is made of; `drawing/` knows how each looks on paper. */
export type PackBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'points'; items: readonly string[] }
  /** Lines with a box to tick. */
  | { kind: 'checks'; items: readonly string[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** Boxes to tick: a line for each row, a box for each column. */
  | { kind: 'grid'; head: string; columns: readonly string[]; rows: readonly string[] }
  /** Lines to write on, each behind its words. */
  | { kind: 'fields'; labels: readonly string[] }
  /** Ruled lines for first letters; `model` stands on the first in grey, to be traced. */
  | { kind: 'writing'; lines: number; model?: string }
  /** Figures to trace, dots to color, a line to write on. */
  | { kind: 'counting'; to: number }
  /** Dashed lines and shapes for a pencil or scissors. */
  | { kind: 'tracing' }
  /** An empty frame over what is left of the sheet. */
  | { kind: 'frame' }
  /** Where a statement comes from. */
  | { kind: 'source'; text: string }

/** One sheet of paper. */
export type PackPage = { title: string; lead: string; blocks: readonly PackBlock[] }

export type Pack = {
  /** Also its file's name. */
  id: string
  /** "Pack 1" */
  label: string
  title: string
  summary: string
  pages: readonly PackPage[]
}

/** One file: the sheets of one pack, or of several behind a cover. */
export type PackFile = { title: string; subject: string; packs: readonly Pack[]; cover?: PackCover }

export type PackCover = { title: string; lead: string; contents: string; note: string }

/** What a provider looks after once a month, a quarter, a year. */
export type Round = { id: string; everyMonths: 1 | 3 | 12; title: string; points: readonly RoundPoint[] }
/** `source`: where the law or an office says so. */
export type RoundPoint = { text: string; source?: string }
