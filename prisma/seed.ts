/**
 * npm run db:seed                  the gazetteer, then the demo data
 * npm run db:seed -- --gazetteer   every US ZIP code, city and county alone
 * npm run db:seed -- --demo        the demo data alone
 *
 * Running it again changes nothing.
 */
import { loadGazetteer } from '@/lib/locations/commands/load-gazetteer'
import { db } from '@/lib/platform/db'

const FLAGS = ['--gazetteer', '--demo']

async function run(flags: string[]): Promise<void> {
  const unknown = flags.find((flag) => !FLAGS.includes(flag))
  if (unknown) throw new Error(`${unknown} is not known here: use ${FLAGS.join(' or ')}, or none for both.`)
  const wants = (flag: string) => flags.length === 0 || flags.includes(flag)
  if (wants('--gazetteer')) await seedGazetteer()
  // The demo data follows here: prisma/seed/demo.
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

run(process.argv.slice(2))
  .then(() => db().$disconnect())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
