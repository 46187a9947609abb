/** Whether this Node runs the product: 20.19 or newer. Written so that Node 12 can read it and say so. */
export function isNodeNewEnough(version) {
  const parts = version.split('.')
  const major = Number(parts[0])
  return major > 20 || (major === 20 && Number(parts[1]) >= 19)
}

/** The first thing every command does, before it loads anything that an older Node cannot read. */
export function requireNode() {
  if (isNodeNewEnough(process.versions.node)) return
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer (nodejs.org), then start again.`)
  process.exit(1)
}
