/** One line for each optional part that is not configured, so that its absence surprises nobody. */
export function notConfigured(env) {
  return env.GOOGLE_MAPS_API_KEY
    ? []
    : ['Google is not asked for places (GOOGLE_MAPS_API_KEY is not set): the directory answers alone.']
}
