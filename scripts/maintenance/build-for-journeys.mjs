/** Builds the production build for the browser journeys, in .next-test. */
import { runCommand } from '../bootstrap/command.mjs'
import { buildForJourneys } from '../bootstrap/testing/journey-server.mjs'

await runCommand(
  async () => {
    await buildForJourneys()
    return 0
  },
  { isTask: true },
)
