/** Generates the Prisma client from prisma/schema into prisma/generated, unless it is up to date, and the types of the messages. */
import { writeMessageTypes } from './bootstrap/message-types.mjs'
import { refuseArguments } from './bootstrap/node-version.mjs'
import { generateClient } from './bootstrap/postgres/prepare.mjs'

refuseArguments('npm run generate')

writeMessageTypes()
if (!(await generateClient())) process.exitCode = 1
