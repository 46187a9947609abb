/**
 * npm run audit:verify                        verifies the audit log from its first entry and reports where it breaks
 * npm run audit:verify -- POSITION:HASH       also checks that the log still contains an end printed earlier
 *
 * Store the printed end elsewhere: if an attacker can write to the whole database, only that reveals a rewritten chain.
 */
import { type ChainCheck, checkAuditChain } from '@/lib/access/commands/audit'
import { DomainError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { runAndExit } from './exit'

async function run([earlierEnd, ...rest]: string[]): Promise<void> {
  const parts = /^(\d{1,18}):([0-9a-f]{64})$/.exec(earlierEnd ?? '')
  if (rest.length > 0 || (earlierEnd !== undefined && !parts))
    throw new DomainError(400, asWritten('Give no argument, or the POSITION:HASH that an earlier run printed.'))
  const check = await checkAuditChain(parts ? { position: BigInt(parts[1] ?? 0), hash: parts[2] ?? '' } : undefined)
  if (!check.isWhole) throw new DomainError(409, asWritten(explainBreak(check)))
  const { position, hash } = check.end
  console.log(`The audit log is intact: ${position} entries.`)
  if (position > 0n) console.log(`${position}:${hash}`)
}

function explainBreak(check: Exclude<ChainCheck, { isWhole: true }>): string {
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

runAndExit(() => run(process.argv.slice(2)))
