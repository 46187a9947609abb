import { DAY_MINUTES } from '@/lib/providers/rules/hours'
import { type Span, spanOf } from './hours-spans'
import type { HoursToken } from './hours-tokens'

/** These days, these times. Without days it is about Monday to Friday. */
export type Statement = { days: number[]; spans: Span[]; breaks: Span[]; isClosed: boolean }
type Statements = { statements: Statement[] } | { problem: string }

const EXAMPLE = 'Write hours like “Mon-Fri 6:30 AM - 6 PM”'
const PROBLEMS = {
  unknown: (text: string) => `“${text}” could not be read. ${EXAMPLE}.`,
  noTime: `Days without times could not be read. ${EXAMPLE}, or “Sat closed”.`,
  half: 'Please write when you open and when you close, like “6:30 AM - 6 PM”.',
  noLength: 'You would open and close at the same time. Write “24 hours” where you never close.',
  closedAndOpen: 'Please write closed days on a line of their own.',
}
const ALL_DAY = { opensMinute: 0, closesMinute: DAY_MINUTES }
const empty = (): Statement & { closedFirst: boolean } => ({
  days: [],
  spans: [],
  breaks: [],
  isClosed: false,
  closedFirst: false,
})

/** What is said, in its order. */
export function statementsIn(tokens: readonly HoursToken[]): Statements {
  const statements: Statement[] = []
  let current = empty()
  const hasTimes = () => current.spans.length > 0 || current.isClosed
  const finish = () => {
    if (hasTimes()) statements.push(current)
    else if (current.days.length > 0) return false
    current = empty()
    return true
  }
  for (let at = 0; at < tokens.length; at++) {
    const [token, next, third] = tokens.slice(at, at + 3)
    const isToNext = next?.kind === 'to'
    if (token?.kind === 'unknown') return { problem: PROBLEMS.unknown(token.text) }
    if (token?.kind === 'line' && !finish()) return { problem: PROBLEMS.noTime }
    if (token?.kind === 'day') {
      // "closed Fri and Sat" goes on; "Fri closed, Sat 9-12" begins anew.
      if (hasTimes() && !current.closedFirst) finish()
      const last = isToNext && third?.kind === 'day' ? third : undefined
      current.days.push(...(last ? daysFromTo(token.days, last.days) : token.days))
      if (last) at += 2
    }
    if (token?.kind === 'closed' && next?.kind !== 'time') {
      if (hasTimes()) finish()
      current.isClosed = true
      current.closedFirst = current.days.length === 0
    }
    if (token?.kind === 'all-day' || token?.kind === 'always') {
      current.spans.push(ALL_DAY)
      if (token.kind === 'always' && current.days.length === 0) current.days.push(0, 1, 2, 3, 4, 5, 6)
    }
    if (token?.kind === 'time') {
      if (isToNext && third?.kind === 'unknown') return { problem: PROBLEMS.unknown(third.text) }
      if (!isToNext || third?.kind !== 'time') return { problem: PROBLEMS.half }
      if (current.isClosed) return { problem: PROBLEMS.closedAndOpen }
      const before = tokens[at - 1]?.kind
      const isBreak = before === 'break' || before === 'closed'
      const span = spanOf(token.time, third.time, isBreak ? undefined : current.spans.at(-1))
      if (!span) return { problem: PROBLEMS.noLength }
      current[isBreak ? 'breaks' : 'spans'].push(span)
      at += 2
    }
  }
  return finish() ? { statements } : { problem: PROBLEMS.noTime }
}

function daysFromTo([first = 0]: readonly number[], last: readonly number[]): number[] {
  const steps = ((last.at(-1) ?? first) - first + 7) % 7
  return Array.from({ length: steps + 1 }, (_, step) => (first + step) % 7)
}
