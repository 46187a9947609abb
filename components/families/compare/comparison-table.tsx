import { useTranslations } from 'next-intl'
import { ProviderThumbnail } from '@/components/providers/row-parts'
import { IconButton } from '@/components/ui/actions/icon-button'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { Rating } from '@/components/ui/data/stars'
import { Icon } from '@/components/ui/surface/icon'
import { VisuallyHidden } from '@/components/ui/surface/text'
import {
  BEST_MATCH_MIN_SCORE,
  bandOf,
  isReliable,
  type Match,
  type Ranked,
  WEIGHTS,
  type Weights,
  weightOf,
  winnerOf,
} from '@/lib/families/compare/rules/criteria'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import type { ComparisonResult, CriterionView } from './comparison-result'

type Column = Ranked<ComparisonResult>
type Texts = { t: Translate<'families.compare'> }
type ComparisonTableProps = {
  columns: readonly Column[]
  weights: Weights
  /** Shown above the row names: who the comparison is for. */
  corner?: React.ReactNode
  /** Removes a column; absent where nothing can be changed. */
  onLeaveOut?: (id: string) => void
  /** The comparison is opened by its shared link: there is nothing to ask. */
  isShared?: boolean
}

/** On phones, CSS turns the table's parts into blocks and grids; in some browsers only these roles keep it a table. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** On phones the name of a row is a line above its cells. */
const ROW = 'max-md:grid max-md:auto-cols-[minmax(var(--narrowest),1fr)] max-md:grid-flow-col max-md:gap-x-2'
/** Three columns fit side by side on the smallest phone; more of them scroll. */
const NARROWEST = { few: '[--narrowest:5rem]', many: '[--narrowest:6.75rem]' }
/** Four columns fit side by side on a desktop; with more of them the table scrolls sideways. */
const WIDTH = { four: 'md:w-60 xl:w-auto', more: 'md:w-60' }
/** Positioned, so that visually hidden text stays inside it when it scrolls. */
const SCROLLING = 'relative max-h-[85dvh] overflow-auto print:max-h-none'

/** A column for each provider, best match first, and a row for each need, heaviest first. */
export function ComparisonTable({ columns, weights, corner, onLeaveOut, isShared = false }: ComparisonTableProps) {
  const t = useTranslations('families.compare')
  const rowTexts = useTranslations('providers.row')
  const rows = rowsOf(columns)
  const judged = rows.filter(({ cells }) => cells.some((cell) => cell && cell.verdict !== null))
  const groups = WEIGHTS.flatMap(({ weight, code }) => {
    const own = judged.filter(({ criterion }) => criterion && weightOf(weights, criterion) === weight)
    return own.length > 0 ? [{ label: t(`importance.${code}`), counts: t(`counts.${code}`), rows: own }] : []
  })
  const others = rows.filter((row) => !judged.includes(row))
  const isWide = columns.length > 3
  const frame = isWide ? ({ role: 'region', 'aria-label': t('tableCaption'), tabIndex: 0 } as const) : {}
  return (
    <div className={isWide ? SCROLLING : undefined} {...frame}>
      <table
        {...ROLES.table}
        className={classNames(
          'w-full text-left break-words max-md:block md:table-fixed',
          isWide ? NARROWEST.many : NARROWEST.few,
        )}
      >
        <caption className="sr-only">{t('tableCaption')}</caption>
        <thead
          {...ROLES.rowgroup}
          className="sticky top-0 z-20 bg-paper max-md:block max-md:border-b max-md:border-line-strong"
        >
          <tr {...ROLES.row} className={classNames(ROW, 'align-top')}>
            <th {...ROLES.columnheader} scope="col" className="font-normal max-md:hidden md:w-44 md:pr-4 lg:w-67">
              <VisuallyHidden>{t('need')}</VisuallyHidden>
              {corner}
            </th>
            {columns.map((column, place) => (
              <ColumnHead
                key={column.one.id}
                column={column}
                t={t}
                row={rowTexts}
                isFirst={place === 0 && columns.length > 1}
                width={isWide && (columns.length === 4 ? WIDTH.four : WIDTH.more)}
                onLeaveOut={columns.length > 1 ? onLeaveOut : undefined}
              />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.label} {...group} columns={columns} isShared={isShared} t={t} />
        ))}
        {others.length > 0 && (
          <Group
            t={t}
            label={t('moreToKnow')}
            counts={judged.length > 0 ? t('notCounted') : ''}
            rows={others}
            columns={columns}
            isShared={isShared}
          />
        )}
      </table>
      {rows.some(({ key }) => key === 'cost') && (
        <p className="mt-4 max-w-prose text-sm text-soft">{t('costRests', { preK: HOME_FACTS.preK.short })}</p>
      )}
    </div>
  )
}

type Cell = Partial<CriterionView> & { text: string; notes?: readonly string[] }
type Row = {
  key: string
  /** Null for a fact that does not count toward the score. */
  criterion: CriterionView['criterion'] | null
  label: string
  cells: readonly (Cell | undefined)[]
}

/** The rows of all columns, needs before facts; a provider may lack some of them. */
function rowsOf(columns: readonly Column[]): Row[] {
  const rows = new Map<string, Omit<Row, 'cells'>>()
  for (const { one } of columns) {
    for (const { key, criterion, label } of one.criteria) rows.set(key, { key, criterion, label })
    for (const { key, label } of one.facts) rows.set(key, { key, criterion: null, label })
  }
  return [...rows.values()].map((row) => ({
    ...row,
    cells: columns.map(({ one }): Cell | undefined => {
      const criterion = one.criteria.find(({ key }) => key === row.key)
      if (criterion) return criterion
      const fact = one.facts.find(({ key }) => key === row.key)
      return fact && { ...fact, question: undefined, verdict: null }
    }),
  }))
}

type ColumnHeadProps = Texts & {
  row: Translate<'providers.row'>
  column: Column
  isFirst: boolean
  /** The column's width in a table that scrolls sideways. */
  width: string | false
  onLeaveOut: ((id: string) => void) | undefined
}

function ColumnHead({ column: { one, match }, isFirst, width, onLeaveOut, t, row }: ColumnHeadProps) {
  const { id, name, kind, picture, rating, reviewCount, away } = one
  const isBest = isFirst && isReliable(match) && (match.score ?? 0) >= BEST_MATCH_MIN_SCORE
  return (
    <th
      {...ROLES.columnheader}
      scope="col"
      className={classNames(
        'font-normal md:px-4 md:pb-4',
        'max-md:rounded-lg max-md:border max-md:px-1 max-md:pt-2 max-md:pb-1.5 max-md:text-center',
        isBest ? 'max-md:border-mint-line max-md:bg-card' : 'max-md:border-transparent',
        width,
      )}
    >
      <span className="relative mb-3 block max-md:hidden">
        <ProviderThumbnail {...{ name, kind, picture }} className="h-28 w-full rounded-lg object-cover" />
        {isBest && <BestMatch label={t('bestMatch')} className="absolute top-2.5 left-2.5 bg-card shadow-lift" />}
      </span>
      <span className="flex items-start justify-between gap-1 max-md:hidden">
        <ProviderName id={id} name={name} className="text-name" />
        {onLeaveOut && (
          <IconButton icon="x" label={t('leaveOut', { name })} onClick={() => onLeaveOut(id)} className="-mt-2 -mr-2" />
        )}
      </span>
      <span className="flex flex-wrap gap-x-1.5 text-sm text-soft max-md:hidden">
        {rating !== null && <Rating rating={rating} />}
        {[rating === null ? row('noReviews') : `(${reviewCount})`, away].filter(Boolean).join(' · ')}
      </span>
      <Score
        name={<ProviderName id={id} name={name} className="text-sm leading-tight md:hidden" />}
        match={match}
        isBest={isBest}
        t={t}
      />
    </th>
  )
}

function ProviderName({ id, name, className }: { id: string; name: string; className: string }) {
  return (
    <AppLink
      href={routes.provider(id)}
      className={classNames('inline-block min-h-6 min-w-0 font-semibold hover:text-pine', className)}
    >
      {name}
    </AppLink>
  )
}

function BestMatch({ label, className }: { label: string; className?: string }) {
  return (
    <span className={classNames('rounded-sm px-2 py-0.5 text-xs font-semibold text-pine-deep', className)}>
      {label}
    </span>
  )
}

type ScoreProps = Texts & { name: React.ReactNode; match: Match; isBest: boolean }

/** The share of known needs that fit, by their weights, and how many are known. If too few are known, there is no number. */
function Score({ name, match, isBest, t }: ScoreProps) {
  const { score, known, counted } = match
  if (counted === 0) return name
  const isSure = isReliable(match) && score !== null
  return (
    <span className="flex gap-3 max-md:flex-col max-md:items-center max-md:gap-1 md:mt-3 md:items-center">
      <Ring score={isSure ? score : null} t={t} />
      {name}
      <span className="text-sm leading-snug text-soft max-md:text-xs">
        {isSure ? (
          <span className="block font-semibold text-ink max-md:font-normal max-md:text-soft">{t('ofKnown')}</span>
        ) : (
          <span className="block font-semibold text-ink">{t('tooLittle')}</span>
        )}
        {t('knownOf', { known, counted })}
        {isSure && (
          <>
            <span className="max-md:hidden"> · {t(`bands.${bandOf(score).code}`)}</span>
            <span className="block font-semibold text-pine md:hidden">
              {isBest ? t('bestMatch') : t(`bands.${bandOf(score).code}`)}
            </span>
          </>
        )}
      </span>
    </span>
  )
}

function Ring({ score, t }: { score: number | null } & Texts) {
  return (
    <span className="relative grid size-14 shrink-0 place-items-center max-md:size-12">
      <svg viewBox="0 0 40 40" aria-hidden className="absolute inset-0 -rotate-90 fill-none">
        <circle cx="20" cy="20" r="17" strokeWidth="3.6" className="stroke-line" />
        {score !== null && score > 0 && (
          <circle
            cx="20"
            cy="20"
            r="17"
            strokeWidth="3.6"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${score} 100`}
            className="stroke-pine"
          />
        )}
      </svg>
      <span
        className={classNames(
          'numbers relative font-bold',
          score === 100 ? 'text-sm max-md:text-xs' : 'text-ui max-md:text-sm',
        )}
        aria-hidden
      >
        {score === null ? '–' : t('score', { score })}
      </span>
      {score !== null && <VisuallyHidden>{t('scoreInWords', { score })}</VisuallyHidden>}
    </span>
  )
}

type GroupProps = Texts & {
  label: string
  counts: string
  rows: readonly Row[]
  columns: readonly Column[]
  isShared: boolean
}

function Group({ label, counts, rows, columns, isShared, t }: GroupProps) {
  return (
    <tbody {...ROLES.rowgroup} className="max-md:block">
      <tr {...ROLES.row} className="max-md:block">
        <th
          {...ROLES.rowheader}
          scope="rowgroup"
          colSpan={columns.length + 1}
          className="border-line-strong pt-6 pb-2 max-md:block md:border-b"
        >
          <span className="sticky left-0 text-name">{label}</span>
          <span className="ml-2.5 text-sm font-normal text-soft">{counts}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <CellRow key={row.key} row={row} columns={columns} isShared={isShared} t={t} />
      ))}
    </tbody>
  )
}

function CellRow({ row, columns, isShared, t }: { row: Row } & Pick<GroupProps, 'columns' | 'isShared' | 't'>) {
  const winner = winnerOf(row.cells.map((cell) => cell && { verdict: cell.verdict ?? null, value: cell.value ?? null }))
  return (
    <tr
      {...ROLES.row}
      className={classNames(ROW, 'border-b border-line max-md:border-t max-md:border-b-0 max-md:pb-3')}
    >
      <th
        {...ROLES.rowheader}
        scope="row"
        className="text-ui font-normal max-md:col-start-1 max-md:row-start-1 max-md:sticky max-md:left-0 max-md:mr-[calc(2.25rem-100vw)] max-md:w-[calc(100vw-2.25rem)] md:sticky md:left-0 md:z-10 md:bg-paper md:py-3 md:pr-4"
      >
        <span className="max-md:block max-md:py-2.5 max-md:text-soft">{row.label}</span>
      </th>
      {columns.map(({ one }, place) => (
        <CellView
          key={one.id}
          provider={one}
          row={row}
          cell={row.cells[place]}
          isBest={winner === place}
          isFirst={place === 0}
          isShared={isShared}
          t={t}
        />
      ))}
    </tr>
  )
}

const MARKS = {
  matches: { icon: 'check', className: 'text-pine' },
  does_not: { icon: 'x', className: 'text-coral-deep' },
} as const

type CellViewProps = Texts & {
  provider: ComparisonResult
  row: Row
  cell: Cell | undefined
  isBest: boolean
  isFirst: boolean
  isShared: boolean
}

function CellView({ provider, row, cell, isBest, isFirst, isShared, t }: CellViewProps) {
  const isUnknown = cell?.isUnknown ?? true
  const mark = cell?.verdict && cell.verdict !== 'unknown' ? MARKS[cell.verdict] : null
  return (
    <td
      {...ROLES.cell}
      className={classNames(
        'relative align-middle md:px-4 md:py-2',
        'max-md:row-start-2 max-md:rounded-md max-md:border max-md:px-2 max-md:py-2 max-md:align-top',
        isUnknown ? 'striped text-soft max-md:border-dashed max-md:border-edge' : isFirst && 'bg-card',
        !isUnknown && (isBest ? 'max-md:border-pine max-md:bg-card' : 'max-md:border-line max-md:bg-card'),
      )}
    >
      <div className="flex items-center justify-between gap-2 text-ui max-md:block max-md:text-sm max-md:leading-snug">
        <div className="flex min-w-0 items-start gap-1.5">
          {mark && <Icon name={mark.icon} size="sm" className={classNames('mt-1 shrink-0', mark.className)} />}
          <div className="min-w-0">
            {cell?.verdict && <VisuallyHidden>{t(`verdicts.${cell.verdict}`)}: </VisuallyHidden>}
            <span className={isUnknown ? undefined : 'font-medium'}>{cell?.text}</span>{' '}
            {isBest && (
              <span className="ml-1 inline-block rounded-xs bg-pine px-1.5 text-xs font-semibold text-on-pine max-md:absolute max-md:-top-2.5 max-md:right-2 max-md:rounded-full">
                {t('best')}
              </span>
            )}
            {cell?.note && <span className="block text-sm text-soft max-md:text-xs">{cell.note}</span>}
            {cell?.notes && (
              <ul className="mt-1 grid gap-0.5 text-xs text-soft">
                {cell.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
        {cell?.question && !isShared && provider.isReachable && (
          <AppLink
            href={routes.requestInformation(provider.id, { only: 'questions', ask: row.key })}
            aria-label={t('askAbout', { name: provider.name, label: row.label })}
            className="inline-flex min-h-11 shrink-0 items-center justify-center rounded-md border border-dashed border-edge bg-card px-3 text-sm font-semibold text-pine hover:bg-mint max-md:mt-1.5 max-md:w-full max-md:border-solid max-md:border-line-strong print:hidden"
          >
            {t('ask')}
          </AppLink>
        )}
      </div>
    </td>
  )
}
