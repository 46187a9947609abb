import { decideChange } from '@/lib/listings/profiles/commands/decide-change'
import { findPreview } from '@/lib/listings/profiles/queries/profile'
import { decisionInput } from '@/lib/listings/profiles/schema/requests'
import { db } from '@/lib/platform/database/client'
import { refreshSeasonalDocuments } from '@/lib/providers/search-documents/commands'
import { hoursSql } from '@/lib/search/queries/filter-sql'
import { requestedColumns } from '@/lib/search/queries/search-sql'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import { createActor } from '@/tests/support/accounts/actors'
import { EDITED_AT, ownProfile, profileOf, propose } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()
const SUMMER = 'Jun 1 – Aug 10: Mon – Thu 7:00 AM – 5:00 PM'
/** The minutes of the week in which search considers it open. */
const openIn = async (id: number) => {
  const [row] = await db().$queryRaw<{ minutes: string | null }[]>`
    SELECT open_minutes::text AS minutes FROM provider_search_documents WHERE provider_id = ${id}`
  return row?.minutes
}
const season = (from: string, to: string, hours: object[] = []) => [{ from, to, hours }]

test("seasonal hours are pending, can be edited by an admin, and are on the page with today's date", async () => {
  const { id, chris } = await ownProfile()
  const alex = await createActor('admin')
  expect(await propose(chris, { seasonalHours: '6/1 - 8/10: Mon-Thu 7-5' })).toMatchObject({
    waiting: ['seasonalHours'],
  })
  const { change, live } = await profileOf(chris)
  expect(change?.fields.seasonalHours).toEqual({ from: '', to: SUMMER })
  expect(live.seasonalHours).toBe('')
  const preview = await findPreview(chris, undefined, EDITED_AT)
  expect(preview?.page.seasonalHours).toMatchObject([{ from: '06-01', to: '08-10' }])
  const value = `${SUMMER}\nJul 4: closed`
  const decide = (one: object) =>
    decideChange(
      alex,
      change?.id ?? 0,
      decisionInput.parse({ version: 1, decisions: { seasonalHours: { accepted: true, ...one } } }),
      EDITED_AT,
    )
  await expect(decide({ value })).rejects.toMatchObject({ status: 400 })
  await decide({ value: `${SUMMER}\nDec 24 - Jan 1: closed` })
  const after = await profileOf(chris)
  expect(after.live.seasonalHours).toBe(`${SUMMER}\nDec 24 – Jan 1: Closed`)
  expect(after.facts.hours).toMatchObject({ source: 'provider', confirmedOn: '2026-11-20' })
  expect(await db().provider.findUniqueOrThrow({ where: { id } })).toMatchObject({
    seasonalHours: [{ from: '06-01' }, { from: '12-24', to: '01-01', hours: [] }],
  })
  await propose(chris, { seasonalHours: '' })
  expect((await profileOf(chris)).change?.fields.seasonalHours?.to).toBe('')
})

test('search uses the week that contains today, and is updated soon after midnight', async () => {
  const { id } = await ownProfile({
    hours: [{ weekday: 0, opensMinute: 480, closesMinute: 1020 }],
    facts: { hours: { source: 'provider', sourceName: 'the provider', confirmedOn: '2026-11-15' } },
  })
  const usual = '{[480,1020)}'
  expect(await openIn(id)).toBe(usual)
  const hold = async (seasonalHours: object[]) => {
    await db().provider.update({ where: { id }, data: { seasonalHours } })
    await refreshSeasonalDocuments()
    return openIn(id)
  }
  // Sunday from 10 PM on continues into Monday, where the week begins.
  const nights = [{ weekday: 6, opensMinute: 1320, closesMinute: 120 }]
  expect(await hold(season('01-01', '12-31', nights))).toBe('{[480,1020),[10080,10200),[20040,20161)}')
  const closed = '{[480,1020),[20160,20161)}'
  expect(await hold(season('01-01', '12-31'))).toBe(closed)
  // A family that needs Mondays from 9 AM to 4 PM needs them longer than until the end of the season.
  const monday = { days: [0], dropOffMinute: 540, pickUpMinute: 960 }
  const [found] = await db().$queryRaw<object[]>`
    SELECT (${hoursSql(monday)}) AS fits, is_open FROM (
      SELECT *, ${requestedColumns(EMPTY_SEARCH, '2000-01-01', new Date('2026-11-23T15:00:00Z'))}
      FROM provider_search_documents WHERE provider_id = ${id}
    ) requested`
  expect(found).toEqual({ fits: true, is_open: false })
  const [{ day: today }] = (await db().$queryRaw`
    SELECT to_char(now() AT TIME ZONE 'America/New_York', 'MM-DD') AS day`) as [{ day: string }]
  const other = today === '02-01' ? '02-02' : '02-01'
  expect(await hold(season(other, other))).toBe(usual)
  expect(await hold(season('12-31', '12-30'))).toBe(closed)
})
