import { formatStatuses, invalidReasons, startRecordingProxy } from './recording-proxy.mjs'

/**
 * Runs one attack by one tool and checks that it really took place: the address responds as expected for this user before and after, and a recording
 * proxy sees the responses. An attack that did not take place is reported as a finding. `run` receives the proxy's address.
 * @param {string} origin
 * @param {{ run: (proxy: string) => Promise<{ findings: string[], isCutOff?: boolean }>, stands: () => Promise<string | undefined> }} attack `stands` returns what is wrong with the address, if anything
 */
export async function attempt(origin, { run, stands }) {
  const atFirst = await stands()
  if (atFirst) return { findings: [`did not take place: ${atFirst}`], isCutOff: false, answers: 'not tried' }
  const proxy = await startRecordingProxy(origin)
  try {
    const { findings, isCutOff = false } = await run(proxy.address)
    const atLast = await stands()
    const reasons = [...invalidReasons(proxy.seen), ...(atLast ? [`afterwards ${atLast}`] : [])]
    return {
      findings: [
        ...findings,
        ...reasons.map((reason) => `did not take place: ${reason}`),
        ...proxy.seen.faults,
        ...proxy.seen.leaks,
      ],
      isCutOff,
      answers: formatStatuses(proxy.seen),
    }
  } finally {
    await proxy.stop()
  }
}

/** Describes an unexpected status of an address for one user; undefined when the status is the expected one. */
export const statusCheck =
  (person, { url, body, answers = 200 }) =>
  async () => {
    const { status } = await person.ask(url.replace('*', ''), body ? { method: 'POST', body } : {})
    return status === answers ? undefined : `the address answered ${status}, not ${answers}`
  }
