import { startJourneyServer } from '../../../scripts/bootstrap/testing/journey-server.mjs'

/** Before the browser journeys: the production server on its own data. With JOURNEY_URL set, that server is visited instead. */
export default async function startJourneys() {
  if (process.env.JOURNEY_URL) return undefined
  // Browsers, server and database share one machine, often with more, so everything is slow.
  const server = await startJourneyServer({
    DATABASE_PATIENCE: '5',
    // Browsers find every name below localhost on this machine.
    EMBED_ORIGINS: 'http://school.localhost:*',
  })
  process.env.JOURNEY_URL = server.address
  process.env.JOURNEY_DATABASE_URL = server.databaseUrl
  return () => server.stop()
}
