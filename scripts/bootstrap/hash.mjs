import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Hash over the names and contents of files and whole folders, by paths below `root`. What does not exist counts as empty. */
export function hashOf(root, paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const name of paths.flatMap((start) => filesBelow(root, start)).sort()) {
    hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)))
  }
  return hash.digest('hex')
}

function filesBelow(root, name) {
  const stat = statSync(path.join(root, name), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [name]
  return readdirSync(path.join(root, name)).flatMap((entry) => filesBelow(root, path.join(name, entry)))
}
