import { readFileSync } from 'node:fs'
import type { Server } from './servers'

/** Linux reports CPU time in clock ticks of a hundredth of a second. */
const CLOCK_TICK_MS = 10

/** CPU time of a process with all its threads, in ms, independent of other work on the machine. */
export function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS
}

/** The first child of a process: for nginx, the worker. */
export const firstChild = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])

/** The resident memory of a process, in MB. Linux only. */
export function residentMegabytes(pid: number): number {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return Math.round(kilobytes / 1024)
}

/** One minute: the median of the resident memory, and the minimum of the heap, which approximates the live objects. */
export type Minute = { resident: number; heap: number }

const INTERVAL_MS = 5_000
const PER_MINUTE = 60_000 / INTERVAL_MS

/** Samples the memory every five seconds until stopped. The heap size comes from the server's metrics. */
export function watchMemory({ pid, origin }: Server, token: string): { stop: () => Minute[] } {
  const samples: Minute[] = []
  const timer = setInterval(async () => {
    const resident = residentMegabytes(pid)
    const heap = await heapMegabytes(origin, token)
    samples.push({ resident, heap })
  }, INTERVAL_MS)
  return {
    stop: () => {
      clearInterval(timer)
      const minutes: Minute[] = []
      for (let start = 0; start + PER_MINUTE <= samples.length; start += PER_MINUTE) {
        const minute = samples.slice(start, start + PER_MINUTE)
        const resident = minute.map((sample) => sample.resident).sort((a, b) => a - b)[PER_MINUTE / 2] ?? 0
        minutes.push({ resident, heap: Math.min(...minute.map((sample) => sample.heap)) })
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
