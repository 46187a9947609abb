/**
 * npm run audit:verify                        walks the audit log from its first line and says where it breaks
 * npm run audit:verify -- POSITION:HASH       also whether an end that was printed before still stands in it
 *
 * Keep what it prints elsewhere: against somebody who can write all of the database, only that shows a chain made anew.
 */
import { type ChainCheck, checkAuditChain } from '@/lib/access/commands/audit'
import { db } from '@/lib/platform/database/client'

async function run([kept, ...rest]: string[]): Promise<number> {
  const parts = /^(\d{1,18}):([0-9a-f]{64})$/.exec(kept ?? '')
  if (rest.length > 0 || (kept !== undefined && !parts)) {
    console.error('Give nothing, or what an earlier run printed: POSITION:HASH.')
    return 1
  }
  const check = await checkAuditChain(parts ? { position: BigInt(parts[1] ?? 0), hash: parts[2] ?? '' } : undefined)
  if (!check.isWhole) {
    console.error(sentenceFor(check))
    return 1
  }
  const { position, hash } = check.end
  console.log(`The audit log is whole: ${position} lines.`)
  if (position > 0n) console.log(`${position}:${hash}`)
  return 0
}

function sentenceFor(check: Exclude<ChainCheck, { isWhole: true }>): string {
  switch (check.fault) {
    case 'changed':
      return `Line ${check.entryId} was changed after it was written (link ${check.position}).`
    case 'removed':
      return `Line ${check.entryId} was removed (link ${check.position}).`
    case 'gap':
      return `Links are missing before link ${check.position}, which belongs to line ${check.entryId}.`
    case 'slipped-in':
      return `Line ${check.entryId} has no link: it was put in past the chain, or its link was removed.`
    case 'rewritten':
      return 'The end that was printed before does not stand in this log: it was written anew, or its end was cut off.'
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
