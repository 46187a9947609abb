import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever the command was started. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
