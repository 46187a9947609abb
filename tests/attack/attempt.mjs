import { inWords, startWitness, whyNotTried } from './recording-proxy.mjs'

/**
 * One attack by one tool, and whether it took place: the address answers as it should to this person before and after, and a witness sees what
 * the tool is answered. What did not take place is a finding. `run` gets the witness's address.
 *
 * @param {string} origin
 * @param {{ run: (proxy: string) => Promise<{ findings: string[], isCutOff?: boolean }>, stands: () => Promise<string | undefined> }} attack
 *   `stands` says what is wrong with the address, if anything is
 */
export async function attempt(origin, { run, stands }) {
  const atFirst = await stands()
  if (atFirst) return { findings: [`did not take place: ${atFirst}`], isCutOff: false, answers: 'not tried' }
  const witness = await startWitness(origin)
  try {
    const { findings, isCutOff = false } = await run(witness.address)
    const atLast = await stands()
    const reasons = [...whyNotTried(witness.seen), ...(atLast ? [`afterwards ${atLast}`] : [])]
    return {
      findings: [
        ...findings,
        ...reasons.map((reason) => `did not take place: ${reason}`),
        ...witness.seen.faults,
        ...witness.seen.leaks,
      ],
      isCutOff,
      answers: inWords(witness.seen),
    }
  } finally {
    await witness.stop()
  }
}

/** Says what an address answers to somebody where it is not the status meant. */
export const standing =
  (person, { url, body, answers = 200 }) =>
  async () => {
    const { status } = await person.ask(url.replace('*', ''), body ? { method: 'POST', body } : {})
    return status === answers ? undefined : `the address answered ${status}, not ${answers}`
  }
