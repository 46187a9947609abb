import { readFileSync } from 'node:fs'

/** Memory that a process holds now, in MB. Linux only, as servers are. */
export function residentMegabytes(pid: number): number {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return Math.round(kilobytes / 1024)
}
