/**
 * npm run audit:verify                        verifies the audit log from its first entry and reports where it breaks
 * npm run audit:verify -- POSITION:HASH       also checks that the log still contains an end printed earlier
 *
 * Store the printed end elsewhere: if an attacker can write to the whole database, only that reveals a rewritten chain.
 */
import { type ChainCheck, checkAuditChain } from '@/lib/access/commands/audit'
import { db } from '@/lib/platform/database/client'

async function run([earlierEnd, ...rest]: string[]): Promise<number> {
  const parts = /^(\d{1,18}):([0-9a-f]{64})$/.exec(earlierEnd ?? '')
  if (rest.length > 0 || (earlierEnd !== undefined && !parts)) {
    console.error('Give no argument, or the POSITION:HASH that an earlier run printed.')
    return 1
  }
  const check = await checkAuditChain(parts ? { position: BigInt(parts[1] ?? 0), hash: parts[2] ?? '' } : undefined)
  if (!check.isWhole) {
    console.error(sentenceFor(check))
    return 1
  }
  const { position, hash } = check.end
  console.log(`The audit log is intact: ${position} entries.`)
  if (position > 0n) console.log(`${position}:${hash}`)
  return 0
}

function sentenceFor(check: Exclude<ChainCheck, { isWhole: true }>): string {
  switch (check.fault) {
    case 'changed':
      return `Entry ${check.entryId} was changed after it was written (link ${check.position}).`
    case 'removed':
      return `Entry ${check.entryId} was deleted (link ${check.position}).`
    case 'gap':
      return `Links are missing before link ${check.position}, which belongs to entry ${check.entryId}.`
    case 'slipped-in':
      return `Entry ${check.entryId} has no link: it was inserted without one, or its link was deleted.`
    case 'rewritten':
      return 'The log does not contain the given end: it was rewritten, or its latest entries were deleted.'
  }
}

run(process.argv.slice(2))
  .then(async (status) => {
    await db().$disconnect()
    process.exitCode = status
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
