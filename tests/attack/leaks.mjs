/** What neither a response nor a log may contain: a pattern and its name in the report. */
const EVERYWHERE = [
  [
    'one of our SQL statements',
    /\b(?:FROM|INTO|JOIN|UPDATE)\s+(?:"?public"?\.)?"?(?:users|providers|sessions|inquiries|children|favorites)\b/,
  ],
  [
    'a database error',
    /syntax error at or near|invalid input syntax for|violates \w+ ?\w* constraint|duplicate key value/,
  ],
  ['a Prisma error', /PrismaClient\w*Error|Invalid `[^`]*` invocation/],
  ['a password hash', /\$argon2/],
  ['an address with a password', /postgres(?:ql)?:\/\/[^\s"']*@/],
]
/** A log entry may contain the stack of an error; a response may only show its number. */
const IN_ANSWERS = [['a stack', /(?:^|\n|\\n)\s*at [^\n\\]{0,200}[(/]\S*:\d+:\d+/]]
/** A response may show people their own input and the site's e-mail address; a log may not. */
const IN_LOGS = [
  ['a mail address', /[\w.+-]+@[\w-]+\.\w{2,}/],
  ['a cookie', /(?:session|device)=[\w.%-]{20}/],
  ['user input', /UNION ALL SELECT|<script|\/etc\/passwd/i],
]

/** Forbidden contents of an error response, described in words. */
export const leaksOfAnswer = (text) => leaksIn(text, [...EVERYWHERE, ...IN_ANSWERS])

/** The same for a whole log. */
export const leaksOfLog = (text) => leaksIn(text, [...EVERYWHERE, ...IN_LOGS])

const leaksIn = (text, patterns) =>
  patterns.flatMap(([name, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${name}: ${excerpt(text, found.index)}`] : []
  })

const excerpt = (text, at) => text.slice(Math.max(0, at - 60), at + 140).replace(/\s+/g, ' ')
