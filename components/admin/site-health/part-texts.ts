import type { Part, SiteFacts } from '@/lib/admin/site-health/schema'
import type { Translate } from '@/lib/platform/language/types'

type PartText<P extends Part> = (facts: SiteFacts[P], t: Translate<'admin.siteHealth'>) => string

const sentences = (...all: readonly (string | false)[]) => all.filter(Boolean).join(' ')

const STATES: { [P in Part]: PartText<P> } = {
  database: ({ version, millis }, t) => t('parts.database.answered', { version, millis: String(millis) }),
  directory({ hasPlaces, hasProviders }, t) {
    if (!hasPlaces) return t('parts.directory.noPlaces')
    return hasProviders ? t('parts.directory.loaded') : t('parts.directory.noProviders')
  },
  jobs: ({ runners, overdue, failed }, t) =>
    sentences(
      t('parts.jobs.runners', { count: runners }),
      t('parts.jobs.overdue', { count: overdue }),
      failed > 0 && t('parts.jobs.failed', { count: failed }),
    ),
  mail: ({ isSet, waiting, refused, failed }, t) =>
    sentences(
      isSet ? t('parts.mail.isSet') : t('parts.mail.isNotSet'),
      t('parts.mail.waiting', { count: waiting }),
      refused > 0 && t('parts.mail.refused', { count: refused }),
      failed > 0 && t('parts.mail.failed', { count: failed }),
    ),
  files({ where, isWritable }, t) {
    if (where === 'bucket') return t('parts.files.bucket')
    return isWritable ? t('parts.files.folder') : t('parts.files.noFolder')
  },
  pages: ({ acceptsRemoteRevalidation }, t) =>
    acceptsRemoteRevalidation ? t('parts.pages.reached') : t('parts.pages.announced'),
  google: ({ isSet, callsToday, budget }, t) =>
    isSet ? t('parts.google.used', { calls: callsToday, budget }) : t('parts.google.isNotSet'),
  payments({ acceptsCards, hasInstructions }, t) {
    if (acceptsCards) return t('parts.payments.cards')
    return hasInstructions ? t('parts.payments.instructions') : t('parts.payments.byLetter')
  },
}

const TODOS: { [P in Part]: PartText<P> } = {
  database: (_, t) => t('parts.database.todo'),
  directory: ({ hasPlaces }, t) => (hasPlaces ? t('parts.directory.import') : t('parts.directory.seed')),
  jobs: ({ runners, overdue, failed }, t) =>
    sentences(
      runners === 0 && t('parts.jobs.start'),
      runners > 0 && overdue > 0 && t('parts.jobs.test'),
      failed > 0 && t('parts.jobs.search'),
    ),
  mail: ({ isSet, refused, failed }, t) =>
    sentences(!isSet && t('parts.mail.set'), refused > 0 && t('parts.mail.test'), failed > 0 && t('parts.mail.search')),
  files: (_, t) => t('parts.files.todo'),
  pages: (_, t) => t('parts.pages.todo'),
  google: ({ isSet }, t) => (isSet ? t('parts.google.raise') : t('parts.google.set')),
  payments: (_, t) => t('parts.payments.todo'),
}

/** The state of a part in words. */
export const partState = <P extends Part>(part: P, facts: SiteFacts, t: Translate<'admin.siteHealth'>) =>
  STATES[part](facts[part], t)

/** What to do about a part that needs attention or is not set up. */
export const partTodo = <P extends Part>(part: P, facts: SiteFacts, t: Translate<'admin.siteHealth'>) =>
  TODOS[part](facts[part], t)
