import { startOtherServer } from '@/scripts/bootstrap/testing/journey-server.mjs'
import { startGoogleServer } from './google-server'

/**
 * The site with Google as its second source, which is a server on loopback. It is a separate site because it stops calling
 * Google for minutes after a refusal, which would affect other journeys. Journeys only.
 */
export async function startGoogleSite() {
  const google = await startGoogleServer()
  const site = await startOtherServer(process.env.JOURNEY_DATABASE_URL, {
    GOOGLE_MAPS_API_KEY: 'only-for-tests',
    GOOGLE_MAPS_BASE_URL: google.baseUrl,
    GOOGLE_MAPS_DAILY_BUDGET: '100000',
  }).catch(async (error: unknown) => {
    await google.stop()
    throw error
  })
  return {
    google,
    address: site.address,
    async stop() {
      await site.stop()
      await google.stop()
    },
  }
}

export type GoogleSite = Awaited<ReturnType<typeof startGoogleSite>>
