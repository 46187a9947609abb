/** What no answer and no log may hold: how it looks, and what it is called in the report. */
const EVERYWHERE = [
  [
    'a statement of ours',
    /\b(?:FROM|INTO|JOIN|UPDATE)\s+(?:"?public"?\.)?"?(?:users|providers|sessions|inquiries|children|favorites)\b/,
  ],
  [
    'a message of the database',
    /syntax error at or near|invalid input syntax for|violates \w+ ?\w* constraint|duplicate key value/,
  ],
  ['a message of Prisma', /PrismaClient\w*Error|Invalid `[^`]*` invocation/],
  ['a password’s hash', /\$argon2/],
  ['an address with a password', /postgres(?:ql)?:\/\/[^\s"']*@/],
]
/** The log of a fault says where it happened; an answer says its number alone. */
const IN_ANSWERS = [['a stack', /(?:^|\n|\\n)\s*at [^\n\\]{0,200}[(/]\S*:\d+:\d+/]]
/** An answer may show people their own words and the site's address; a log may not. */
const IN_LOGS = [
  ['a mail address', /[\w.+-]+@[\w-]+\.\w{2,}/],
  ['a cookie', /(?:session|device)=[\w.%-]{20}/],
  ['what was typed', /UNION ALL SELECT|<script|\/etc\/passwd/i],
]

/** What a refusal or a fault says that it may not, in words. */
export const leaksOfAnswer = (text) => leaksIn(text, [...EVERYWHERE, ...IN_ANSWERS])

/** The same of a whole log. */
export const leaksOfLog = (text) => leaksIn(text, [...EVERYWHERE, ...IN_LOGS])

const leaksIn = (text, patterns) =>
  patterns.flatMap(([name, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${name}: ${excerpt(text, found.index)}`] : []
  })

const excerpt = (text, at) => text.slice(Math.max(0, at - 60), at + 140).replace(/\s+/g, ' ')
