import { SITE } from '@/lib/platform/config/site'

/**
 * The states whose laws, agencies and forms the guides name: messages/en/content/stateTexts.json has an entry for each. By state, like
 * lib/places/catalogue/state-facts.ts: change both together.
 */
const STATES = ['FL', 'GA'] as const

function homeState() {
  const state = STATES.find((code) => code === SITE.homeState)
  if (state) return state
  throw new Error('site.config.ts: region.states.0 needs an entry in components/content/resources/state-texts.ts.')
}

/** The state whose texts are shown. */
export const HOME_STATE = homeState()
