/**
 * npm run db:seed                  every US ZIP code, city and county (the same as --gazetteer)
 * npm run db:seed -- --articles    the blog's initial articles (docs/rooms/content.md#articles); the demo has them too
 * npm run db:seed -- --demo        the demo data, never loaded without this flag (docs/testing.md#sample-data)
 *                    --beside-real with it: also into a database that has real providers
 *
 * --gazetteer --demo does both.
 * Running it again changes nothing.
 */
import { searchDuplicates } from '@/lib/admin/directory/commands/duplicates'
import { loadGazetteer } from '@/lib/places/gazetteer/commands'
import { revalidateRemotely, tags } from '@/lib/platform/cache/revalidate'
import { db } from '@/lib/platform/database/client'
import { DomainError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { queueOpenDataRebuild } from '@/lib/providers/commands/save-providers'
import { runAndExit } from '../scripts/operations/exit'
import { loadOwnArticles } from './seed/articles/own-articles'
import { loadDemoAccounts } from './seed/demo/accounts'
import { loadDemoArticles } from './seed/demo/articles'
import { loadDemo } from './seed/demo/load'

const FLAGS = ['--gazetteer', '--articles', '--demo', '--beside-real']

async function run(flags: string[]): Promise<void> {
  const unknown = flags.find((flag) => !FLAGS.includes(flag))
  if (unknown !== undefined)
    throw new DomainError(400, asWritten(`Unknown option "${unknown}": use ${FLAGS.join(', ')}.`))
  const wantsDemo = flags.includes('--demo')
  const wantsArticles = flags.includes('--articles')
  if (flags.includes('--gazetteer') || !(wantsDemo || wantsArticles)) await seedGazetteer()
  if (wantsArticles) await seedArticles()
  if (wantsDemo) await seedDemo(flags.includes('--beside-real'))
}

async function seedGazetteer(): Promise<void> {
  const started = Date.now()
  const report = await loadGazetteer(db(), (step, count) =>
    console.log(`Gazetteer: ${step}, ${count.toLocaleString('en-US')}`),
  )
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `Gazetteer: ${report.zips} ZIP codes in ${report.locations} places and ${report.counties} counties, ${seconds} s.`,
  )
}

async function seedArticles(): Promise<void> {
  const count = await loadOwnArticles(db(), now())
  console.log(count > 0 ? `Articles: ${count}.` : 'Articles: already loaded, nothing changed.')
  if (count > 0) await revalidateRemotely([tags.articles()], () => undefined)
}

async function seedDemo(besideReal: boolean): Promise<void> {
  const started = Date.now()
  const { state, providers, reviews } = await loadDemo(db(), { now: now(), besideReal })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    state === 'there'
      ? `Demo data: already loaded (${providers} providers), nothing changed.`
      : `Demo data: ${providers} providers and ${reviews} reviews, ${seconds} s.`,
  )
  const accounts = await loadDemoAccounts(db(), now())
  if (accounts > 0) console.log(`Demo data: ${accounts} accounts.`)
  const articles = await loadDemoArticles(db(), now())
  if (articles > 0) console.log(`Demo data: ${articles} articles.`)
  if (state === 'there') return
  await searchDuplicates(now())
  // The server makes the files as soon as it runs, instead of in the first night.
  await queueOpenDataRebuild(db())
  // Errors are ignored: usually no server is running yet.
  await revalidateRemotely([tags.directory(), tags.articles()], () => undefined)
}

runAndExit(() => run(process.argv.slice(2)))
