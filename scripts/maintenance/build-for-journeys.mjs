/** The production build that the browser journeys visit, in .next-test. */
import { runCommand } from '../bootstrap/command.mjs'
import { buildForJourneys } from '../bootstrap/testing/journey-server.mjs'

await runCommand(
  async () => {
    await buildForJourneys()
    return 0
  },
  { isTask: true },
)
