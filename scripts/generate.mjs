/** Generates the Prisma client from prisma/schema into prisma/generated, unless it is up to date. */
import { generateClient } from './bootstrap/postgres/prepare.mjs'

if (!(await generateClient())) process.exitCode = 1
