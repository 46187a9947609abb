/** Whether this Node is supported: 20.19 or newer. Uses only syntax that Node 12 can parse, so that it can report the problem. */
export function isNodeNewEnough(version) {
  const parts = version.split('.')
  const major = Number(parts[0])
  return major > 20 || (major === 20 && Number(parts[1]) >= 19)
}

/**
 * A warning for a supported Node that is not good enough for a busy site, else null. Before 24, AsyncLocalStorage keeps requests
 * reachable from one another, so an overloaded server holds nearly all of them in memory (docs/figures.md).
 */
export function warningForNode(version) {
  if (Number(version.split('.')[0]) >= 24) return null
  return `WARNING: This is Node ${version}. Before Node 24, a server with more visitors than it can serve keeps their requests in memory until it is restarted. Use Node 24.`
}

/**
 * For commands that take no arguments, before they do anything: if one is given, prints a sentence and exits with status 1. `instead` says
 * what to use instead.
 */
export function refuseArguments(command, instead) {
  if (process.argv.length < 3) return
  console.error(`${command} takes no arguments, but "${process.argv[2]}" was given${instead ? `: ${instead}` : ''}.`)
  process.exit(1)
}

/** Every command calls this first, before it imports anything that an older Node cannot parse. */
export function requireNode() {
  if (isNodeNewEnough(process.versions.node)) return
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer (nodejs.org), then start again.`)
  process.exit(1)
}
