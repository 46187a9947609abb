import 'server-only'
import { foldName } from '@/lib/providers/rules/search-text'
import { type ProviderDraft, providerDraft } from '@/lib/providers/schema/provider-draft'
import type { ReadRow } from '../reading/read-rows'
import { placeOf } from '../rules/place'
import type { Guess } from '../rules/plan-row'
import type { CleanRow, Refusal } from '../types/rows'
import type { ImportRun, Understood } from './import-run'
import { rememberRows } from './seen-rows'
import { storeRows } from './store-rows'

type Refused = Refusal & { line: number; name: string | null }

/** Takes some hundreds of rows in, in a fixed number of statements. */
export async function importRows(run: ImportRun, rows: readonly ReadRow[]): Promise<void> {
  run.counts.rowsRead += rows.length
  const refused: Refused[] = []
  const clean = rows.flatMap((read) => {
    const result = 'refusal' in read ? read.refusal : run.preset.read(read.row, run.asOf)
    if ('known' in result) return [{ line: read.line, clean: result }]
    refused.push({
      ...result,
      line: read.line,
      name: 'row' in read ? (read.row[run.preset.nameColumn]?.slice(0, 200) ?? null) : null,
    })
    return []
  })
  await run.gazetteer.learn(clean.map((row) => row.clean.place))
  const understood = clean.flatMap((row) => {
    const result = understand(run, row.line, row.clean)
    if ('draft' in result) return [result]
    refused.push({ ...result, line: row.line, name: row.clean.known.name })
    return []
  })
  for (const { draft } of understood) learnDay(run, draft)
  const single = await withoutRepeated(run, understood, refused)
  await storeRows(run, single)
  await recordRefusals(run, refused)
}

function understand(run: ImportRun, line: number, clean: CleanRow): Understood | Refusal {
  const place = placeOf(clean.place, run.gazetteer, run.preset.plausibleMeters)
  if ('reason' in place) return place
  const checked = providerDraft.safeParse({ ...clean.known, ...place.placed })
  if (!checked.success)
    return { code: 'limits', reason: checked.error.issues[0]?.message ?? 'A value is out of limits.' }
  for (const { code, text } of [...clean.notes, ...place.notes])
    run.notes.add(code, { line, name: clean.known.name, text })
  const guesses: Guess[] = [...(clean.guessed ?? [])]
  if (!place.isPointKnown) guesses.push('point')
  if (clean.place.street === null && !clean.place.isWithheld) guesses.push('street')
  return { line, sourceId: clean.sourceId, draft: checked.data, guesses }
}

function learnDay(run: ImportRun, { facts = {} }: ProviderDraft): void {
  for (const { confirmedOn, sourceName } of Object.values(facts))
    if (!run.newest || confirmedOn > run.newest.day) run.newest = { day: confirmedOn, name: sourceName }
}

/** The first row with an id, and the first with a name at a street, ZIP and phone, stays; chains have other streets. */
async function withoutRepeated(run: ImportRun, rows: readonly Understood[], refused: Refused[]): Promise<Understood[]> {
  const idKey = ({ sourceId }: Understood) => `id ${sourceId}`
  const sameKey = ({ draft }: Understood) =>
    `as ${[draft.name, draft.street ?? '', draft.zip, draft.phone ?? ''].map(foldName).join('|')}`
  const earlier = await rememberRows(
    run.tx,
    rows.flatMap((row) => [idKey(row), sameKey(row)].map((key) => ({ key, line: row.line }))),
  )
  return rows.filter((row) => {
    const { line, draft } = row
    const sameId = earlier.get(idKey(row))
    const same = earlier.get(sameKey(row))
    if (sameId !== undefined && sameId < line)
      refused.push({ code: 'repeated', reason: `Its id stands in line ${sameId} already.`, line, name: draft.name })
    else if (same !== undefined && same < line)
      refused.push({
        code: 'duplicate',
        reason: `Same name, street, ZIP and phone as line ${same}.`,
        line,
        name: draft.name,
      })
    else return true
    return false
  })
}

async function recordRefusals(run: ImportRun, refused: readonly Refused[]): Promise<void> {
  for (const { code, reason, line, name } of refused) run.refusals.add(code, { line, name, text: reason })
  const { batchId } = run
  if (batchId === null || refused.length === 0) return
  await run.tx.importRefusal.createMany({
    data: refused.map(({ line, reason, name }) => ({
      batchId,
      line,
      reason,
      name: name?.replaceAll('\0', '') ?? null,
    })),
  })
}
