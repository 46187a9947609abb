import { LIMITS } from '@/lib/providers/schema/provider-draft'

/** "Swimming lessons,, piano " as a list: each once, in its order. Lines count as commas. */
export function readServices(text: string): string[] {
  const seen = new Set<string>()
  return text
    .split(/[,;\n]/)
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter((one) => one !== '' && !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase()))
}

/** What is wrong with a list of services, for people; null where nothing is. */
export function servicesProblem(services: readonly string[]): string | null {
  if (services.length > LIMITS.services) return `Please name at most ${LIMITS.services} services.`
  const long = services.find((one) => one.length > LIMITS.service)
  return long
    ? `“${long.slice(0, 20)}…” is longer than ${LIMITS.service} characters. Put commas between services.`
    : null
}

export const writeServices = (services: readonly string[]) => services.join(', ')
