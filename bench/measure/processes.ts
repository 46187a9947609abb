import { readFileSync } from 'node:fs'
import type { Server } from './servers'

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

/** Time that a process has spent on the processors, all its threads, in ms: other work on the machine does not add to it. */
export function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** The first process that this one started: of nginx the one that answers. */
export const firstChild = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])

/** Memory that a process holds now, in MB. Linux only, as servers are. */
export function residentMegabytes(pid: number): number {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return Math.round(kilobytes / 1024)
}

/** Of one minute: the middle of what the process held, and the least that its heap fell to, which is what nobody could throw away. */
export type Minute = { resident: number; heap: number }

const EVERY_MS = 5_000
const PER_MINUTE = 60_000 / EVERY_MS

/** Looks every five seconds until stopped. The heap is asked of the server's own metrics. */
export function watchMemory({ pid, origin }: Server, token: string): { stop: () => Minute[] } {
  const looks: Minute[] = []
  const timer = setInterval(async () => {
    const resident = residentMegabytes(pid)
    const heap = await heapMegabytes(origin, token)
    looks.push({ resident, heap })
  }, EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      const minutes: Minute[] = []
      for (let start = 0; start + PER_MINUTE <= looks.length; start += PER_MINUTE) {
        const minute = looks.slice(start, start + PER_MINUTE)
        const resident = minute.map((look) => look.resident).sort((a, b) => a - b)[PER_MINUTE / 2] ?? 0
        minutes.push({ resident, heap: Math.min(...minute.map((look) => look.heap)) })
      }
      return minutes
    },
  }
}

async function heapMegabytes(origin: string, token: string): Promise<number> {
  try {
    const response = await fetch(`${origin}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
    const bytes = Number(/^nodejs_heap_size_used_bytes ([\d.e+]+)/m.exec(await response.text())?.[1])
    return Math.round(bytes / 1e6)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
