/**
 * zod for browsers: next.config.mjs resolves `zod` to this file there. It never compiles a schema, nor asks whether it may: the
 * content-security policy forbids it, and each attempt would be reported as a violation. The server compiles its schemas.
 */
import { config } from 'zod/v4'

export * from 'zod/v4'

config({ jitless: true })
