import type { Fit, FitFacts, Needs } from '../types'
import { judgeAges } from './ages'
import { judgeHours } from './hours'
import { judgeOpenings } from './openings'
import { judgePrice } from './price'

/** A provider for one child. `today` is "YYYY-MM-DD" where the provider is. */
export function judgeFit(provider: FitFacts, needs: Needs, today: string): Fit {
  return {
    ages: judgeAges(provider, needs),
    hours: judgeHours(provider, needs, today),
    openings: judgeOpenings(provider, needs, today),
    price: judgePrice(provider, needs, today),
  }
}
