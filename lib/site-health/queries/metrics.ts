import 'server-only'
import { Gauge, Registry, register } from 'prom-client'
import { within } from '@/lib/platform/within'
import { gaugesOf, gaugesWithoutDatabase } from '../rules/gauges'
import { findSiteFacts } from './site-facts'

const PATIENCE_MS = 900

/** What this process counted (server/log-and-metrics.mjs) and what the database says of the site, as Prometheus reads it. */
export async function findMetrics(now: Date): Promise<{ text: string; contentType: string }> {
  const facts = await within(PATIENCE_MS, findSiteFacts(now)).catch(() => undefined)
  const ofSite = new Registry()
  for (const { name, help, value } of facts ? gaugesOf(facts) : gaugesWithoutDatabase())
    new Gauge({ name, help, registers: [ofSite] }).set(value)
  return { text: await Registry.merge([register, ofSite]).metrics(), contentType: register.contentType }
}
