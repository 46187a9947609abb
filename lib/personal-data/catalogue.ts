import type { PersonalTable } from './types'

const byUser = [{ column: 'user_id', is: 'id' }] as const

/**
 * Every table that holds something of a person with an account, in the order in which it is erased: the account comes last. A table
 * with a reference to a person that is missing here fails tests/integration/personal-data/catalogue.test.ts.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'careprovider_profiles',
    what: 'what you said of your work when you signed up',
    foundBy: byUser,
    exported: ['title', 'daycare_name', 'license_number'],
    erased: 'row',
  },
  {
    table: 'reviews',
    what: 'reviews that you wrote',
    foundBy: [{ column: 'author_id', is: 'id' }],
    exported: ['provider_id', 'author_name', 'rating', 'text', 'relation', 'status', 'created_at'],
    erased: 'row',
  },
  {
    table: 'favorites',
    what: 'providers that you saved, with your notes and tour scorecards',
    foundBy: byUser,
    exported: ['provider_id', 'created_at', 'note', 'toured_on', 'scores'],
    erased: 'row',
  },
  {
    table: 'inquiry_reports',
    what: 'conversations that you reported',
    foundBy: [{ column: 'reporter_id', is: 'id' }],
    exported: ['inquiry_id', 'reason', 'note', 'created_at'],
    erased: { empty: ['reporter_id'] },
  },
  {
    table: 'tours',
    what: 'visits at providers that you agreed on or talked about',
    foundBy: [{ column: 'caregiver_id', is: 'id' }],
    exported: ['provider_id', 'status', 'proposed_by', 'times', 'starts_at', 'decided_by', 'created_at'],
    erased: 'row',
  },
  {
    table: 'enrollments',
    what: 'places of your children that providers confirmed',
    foundBy: [{ column: 'caregiver_id', is: 'id' }],
    exported: ['provider_id', 'status', 'starts_on', 'ends_on', 'confirmed_at', 'transfer_asked_at'],
    erased: 'row',
  },
  {
    table: 'messages',
    what: 'messages that you wrote',
    foundBy: [{ column: 'author_id', is: 'id' }],
    exported: ['inquiry_id', 'text', 'created_at', 'read_at'],
    erased: 'row',
  },
  {
    table: 'inquiries',
    what: 'conversations with providers that you began',
    foundBy: [{ column: 'caregiver_id', is: 'id' }],
    exported: ['id', 'provider_id', 'subject', 'child_age_months', 'wanted_start', 'created_at'],
    erased: 'row',
  },
  {
    table: 'inquiry_blocks',
    what: 'providers with whom you exchange no more messages',
    foundBy: [{ column: 'caregiver_id', is: 'id' }],
    exported: ['provider_id', 'side', 'created_at'],
    erased: 'row',
  },
  {
    table: 'provider_people',
    what: 'providers that you answer for',
    foundBy: byUser,
    exported: ['provider_id', 'role', 'created_at'],
    erased: 'row',
  },
  {
    table: 'children',
    what: 'children that you entered',
    foundBy: byUser,
    exported: ['name', 'birth_month', 'start_month', 'notes', 'created_at', 'updated_at'],
    erased: 'row',
  },
  {
    table: 'family_preferences',
    what: 'what your family needs',
    foundBy: byUser,
    exported: [
      'amenities',
      'activities',
      'weekly_budget_cents',
      'days',
      'drop_off_minute',
      'pick_up_minute',
      'home_zip',
      'work_zip',
      'updated_at',
    ],
    erased: 'row',
  },
  {
    table: 'saved_searches',
    what: 'searches that you saved, and how often you want to hear of them',
    foundBy: byUser,
    exported: ['name', 'query', 'frequency', 'looked_at', 'seen_at', 'created_at'],
    erased: 'row',
  },
  {
    table: 'alert_readers',
    what: 'when your next daily mail about saved searches is due',
    foundBy: byUser,
    exported: ['next_digest_at'],
    erased: 'row',
  },
  {
    table: 'notifications',
    what: 'what this site told you at the bell',
    foundBy: byUser,
    exported: ['kind', 'path', 'facts', 'created_at', 'read_at'],
    erased: 'row',
  },
  {
    table: 'notification_choices',
    what: 'how you want to be told',
    foundBy: byUser,
    exported: ['kind', 'app', 'email'],
    erased: 'row',
  },
  {
    table: 'sessions',
    what: 'where you are signed in',
    foundBy: byUser,
    exported: ['device', 'created_at', 'last_seen_at', 'expires_at'],
    erased: 'row',
  },
  {
    table: 'mails',
    what: 'mails sent to you in the last 30 days, without their words',
    foundBy: [...byUser, { column: 'to_email', is: 'email' }],
    exported: ['kind', 'to_email', 'to_name', 'subject', 'status', 'created_at', 'done_at'],
    erased: 'row',
  },
  {
    table: 'reports',
    what: 'mistakes on pages of providers that were reported with your address',
    foundBy: [{ column: 'email', is: 'email' }],
    exported: ['provider_id', 'topic', 'message', 'email', 'status', 'created_at'],
    erased: { empty: ['email'] },
  },
  {
    table: 'audit_entries',
    what: 'what happened to your account: sign-ins, refusals, changes',
    foundBy: [
      { column: 'subject_id', is: 'id' },
      { column: 'actor_id', is: 'id' },
    ],
    exported: ['at', 'action', 'details'],
    erased: 'kept',
  },
  {
    table: 'email_changes',
    what: 'an address that you asked to change to, until it is confirmed',
    foundBy: [...byUser, { column: 'new_email', is: 'email' }],
    exported: ['new_email', 'old_confirmed_at', 'new_confirmed_at', 'requested_at', 'expires_at'],
    erased: 'row',
  },
  { table: 'account_tokens', what: 'links in mails, as hashes', foundBy: byUser, exported: null, erased: 'row' },
  { table: 'recovery_codes', what: 'recovery codes, as hashes', foundBy: byUser, exported: null, erased: 'row' },
  {
    table: 'second_factors',
    what: 'whether and since when you use an authenticator app',
    foundBy: byUser,
    exported: ['confirmed_at'],
    erased: 'row',
  },
  {
    table: 'account_exports',
    what: 'exports of your data',
    foundBy: byUser,
    exported: ['status', 'asked_at', 'ready_at', 'expires_at', 'bytes'],
    erased: 'row',
  },
  {
    table: 'account_deletions',
    what: 'when you asked for your account to be deleted',
    foundBy: byUser,
    exported: ['asked_at', 'due_at'],
    erased: 'row',
  },
  {
    table: 'stored_files',
    what: 'pictures of yours, which lie in the folder files',
    foundBy: [{ column: 'owner_id', is: 'id' }],
    exported: ['key', 'bytes', 'created_at'],
    erased: 'files',
  },
  {
    table: 'users',
    what: 'your account',
    foundBy: [{ column: 'id', is: 'id' }],
    exported: [
      'email',
      'first_name',
      'last_name',
      'role',
      'status',
      'profile_image',
      'email_verified_at',
      'created_at',
      'updated_at',
    ],
    erased: 'row',
  },
]

/** What is still found of a person after their account was erased, and why. docs/privacy.md says the same; a test holds them equal. */
export const KEPT: Readonly<Record<string, string>> = {
  audit_entries:
    'who did what to which account number, and when: without name, address or text, so that a misuse can be followed afterwards',
}
