import { residentMegabytes } from './memory'
import type { Server } from './servers'

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
