import { timeLeft } from '@/lib/imports/rules/progress'
import { DELETED_RECORDS } from '@/lib/imports/rules/report-labels'
import type { Meaning } from '@/lib/imports/uploads/schema/report'
import type { ImportKind, ImportStep } from '@/prisma/generated/enums'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

export const importMessages = {
  title: 'Import files',
  lead: 'Lists of providers, licenses and inspections that states publish. Check a file first, then import it; you can undo it.',
  upload: 'A new file',
  kind: 'What’s in it',
  kinds: {
    providers: 'A list of providers',
    license: 'Licenses',
    inspection: 'Inspections',
  } satisfies Record<ImportKind, string>,
  file: 'The file: CSV, Excel or JSON, zipped too',
  fileHint: 'Up to 1 GB. For larger files, use npm run import:providers, which reads the same formats.',
  send: 'Upload',
  sent: 'File uploaded',
  notSent: 'We couldn’t upload the file.',
  notWhole: 'The upload isn’t finished. Press Upload to continue where it stopped.',
  arriving: 'Uploading',
  arrivingText: 'This upload isn’t finished yet. We remove unfinished uploads after a day.',
  list: 'Files',
  caption: 'Uploaded files, newest first',
  columns: ['File', 'Content', 'Uploaded', 'By', 'Status', 'Added', 'Changed', 'To decide'],
  none: 'No files yet.',
  gone: 'A deleted account',
  steps: {
    uploaded: 'Uploaded',
    checking: 'Checking',
    checked: 'Checked',
    importing: 'Importing',
    imported: 'Imported',
    undoing: 'Undoing',
    undone: 'Undone',
    failed: 'Failed',
  } satisfies Record<ImportStep, string>,
  fileLead: (kind: string, size: string, by: string) => `${kind}, ${size}, uploaded by ${by}`,
  noFile: 'The file was removed. What it added stays.',
  progress: (percent: number, rows: number, rate: { rowsPerSecond: number; secondsLeft: number } | null) =>
    [
      `${percent} % of the file`,
      many(rows, 'row', 'rows'),
      ...(rate
        ? [`${rate.rowsPerSecond.toLocaleString('en-US')} per second`, `about ${timeLeft(rate.secondsLeft)} left`]
        : []),
    ].join(', '),
  waitsForStart: 'Waiting to start.',
  mayLeave: 'You can leave this page; it keeps going.',
  reading: 'How to read it',
  preset: 'Preset',
  choosePreset: 'Choose a preset',
  orMapping: 'Tell us what its columns mean',
  mappingFile: 'Or write a mapping file',
  mappingHint: 'JSON, as described in docs/rooms/imports.md; also for hours, tuition, ages and words.',
  recordHint: 'JSON, as described in docs/rooms/imports.md under “Licenses and inspections”.',
  look: 'Check it',
  lookAgain: 'Check again',
  notLooked: 'We couldn’t start. What you typed is still here.',
  takeIn: 'Import it',
  takeInText: 'Everything new or different goes live right away. You can undo it.',
  closesMissing: 'Also close providers that are no longer in this newer file',
  undo: 'Undo it',
  undoAsk:
    'We remove what it added and restore what it changed, except what someone has confirmed or changed since. We keep that and list it.',
  begun: 'Started',
  remove: 'Remove the file',
  removeAsk: 'This removes the file and this page. What it added stays.',
  removed: 'File removed',
  failed: 'That didn’t work.',
  problem: 'Why it failed',
  batch: (id: number) => `Batch ${id}`,
} as const

export const reportMessages = {
  wouldTitle: 'What would happen',
  didTitle: 'What happened',
  counts: {
    rowsRead: 'Rows',
    added: 'New providers',
    matched: 'Matched to one we have',
    changed: 'Changed',
    unchanged: 'Unchanged',
    leftAside: 'Need a decision',
    refused: 'Rejected',
    filtered: 'Skipped by the mapping’s filter',
    closed: 'Closed',
    reopened: 'Reopened',
    kept: 'Kept: ours is newer',
  },
  addedRecords: { license: 'New licenses', inspection: 'New inspections' },
  undoneTitle: 'What was undone',
  undone: {
    removed: 'Added providers, removed',
    restored: 'Restored',
    restoredInPart: 'Partly restored',
  },
  recordsWent: (count: number) => `${many(count, 'removed provider', 'removed providers')} had ${DELETED_RECORDS}.`,
  left: 'Left as they are, fully or partly',
  quality: 'Quality',
  qualityOf: (score: number) => `${score} of 100`,
  qualityMeans:
    'How many of a hundred rows we can use as they are. A rejected row counts zero, one that needs a decision a half, one we had to interpret three quarters.',
  matches: 'How we matched them',
  asides: 'Not sure enough',
  refusals: 'Rejected',
  notes: 'Interpreted',
  lost: 'Values we couldn’t read',
  lostText:
    'These values are in the file but wouldn’t be on any page. Another preset or mapping may be able to read them.',
  gone: 'No longer on the list',
  goneNames: 'Which ones',
  goneText: (gone: number, listed: number, since: string) =>
    `${many(gone, 'provider', 'providers')} of ${listed.toLocaleString('en-US')} in the file of ${since}.`,
  goneWaits: 'Nothing happens to them unless you decide it.',
  /** The outcome in a run. */
  goneNow: (gone: number, closed: number) => {
    if (closed === 0) return 'They stay as they are.'
    if (closed === gone) return 'They are closed.'
    return `${many(closed, 'is', 'are')} closed; the others are on another list, or someone has confirmed them since.`
  },
  goneTooMany:
    'That’s more than a list usually loses between two files, so this one is probably cut short. You can import it without closing anyone. If you’re sure it’s complete, close them with npm run import:providers and --close-missing --force-close.',
  line: (line: number) => `Line ${line}`,
  shown: (count: number) => `Showing the first ${count}.`,
} as const

export const skippedRowMessages = {
  title: 'Rows to decide',
  lead: 'Each may be a provider we already have. We neither merge nor add it until someone decides. Undoing the file undoes the decisions.',
  all: (count: number) => `All ${count} with this rule`,
  group: (title: string, count: number) => `${title}: ${count.toLocaleString('en-US')}`,
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  allSame: 'Each is its most likely match',
  allNew: 'All are new',
  allDrop: 'Skip them',
  ask: 'This decides all of them.',
  row: (line: number) => `Line ${line} of the file`,
  maybe: 'Maybe',
  sure: (percent: number) => `${percent} %`,
  same: (name: string) => `It’s ${name}`,
  fresh: 'It’s new',
  drop: 'Skip it',
  dropHint: 'If you skip a row, we’ll ask again with the next file that has it.',
  home: 'Only the file says where this family home is. Run the file again to add it here.',
  homeKept: 'A family home, so its location stays private. Its page shows only city and ZIP code.',
  done: 'Decided',
  failed: 'We couldn’t save your decision. Please try again.',
} as const

export const mappingMessages = {
  title: 'Title',
  source: 'Short name of the source',
  sourceHint:
    'Lowercase letters and hyphens, like ohio-programs. Use the same for every file of this list, so we recognize its ids.',
  sourceName: 'Name shown on pages',
  sourceNameHint: 'Like Ohio DCY list, June 2026.',
  asOf: 'Date of the file',
  state: 'State',
  stateHint: 'Two letters, or choose a column.',
  columns: 'Columns',
  notRead: 'Not read',
  of: {
    id: 'Id of the row',
    name: 'Name',
    alternateName: 'Other name',
    address: 'Full address',
    street: 'Street',
    street2: 'Street, second line',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    county: 'County',
    phone: 'Phone',
    extension: 'Extension',
    email: 'E-mail',
    website: 'Website',
    capacity: 'Capacity',
    latitude: 'Latitude',
    longitude: 'Longitude',
    kind: 'Type',
    status: 'Open or closed',
    license: 'License number',
    licenseType: 'License type',
    licenseStatus: 'License status',
    licenseIssued: 'License issued on',
    licenseExpires: 'License expires on',
    ages: 'Ages',
    youngest: 'Youngest age',
    oldest: 'Oldest age',
    week: 'Weekly hours',
    days: 'Days open',
    opens: 'Opens at',
    closes: 'Closes at',
    registrationFee: 'Registration fee',
    asOf: 'Date of the row',
  } satisfies Record<Meaning, string>,
  licenseIssuer: 'Who issues the licenses',
  defaultKind: 'Kind, if there’s no type',
  kinds: 'What each type is',
  kindsHint: 'One per line, like Licensed Center = center. Kinds: center, family_home, school, faith, head_start.',
} as const

export const guessMessages = {
  looking: 'Looking at the columns…',
  lead: 'This is our best guess at what each column means. Fix what’s wrong, preview ten rows, and check the title, the source and its date.',
  notLooked: 'We couldn’t look at the file. Please try again, or write a mapping file below.',
  empty: 'Empty in every row',
  saveAs: 'Save these settings as',
  saveAsHint: 'You’ll find this name among the presets when the next file of this list comes in.',
  showRows: 'Preview ten rows',
  rows: 'How the first rows will look',
  noStreet: 'No street shown',
  children: (count: number) => many(count, 'child', 'children'),
  license: (license: string) => `License ${license}`,
  leftOut: (count: number, reason: string) => `We’d skip ${many(count, 'row', 'rows')}, for example: ${reason}`,
  notUnderstood: (column: string, count: number, filled: number, examples: readonly string[]) =>
    `${column}: we couldn’t read ${count.toLocaleString('en-US')} of ${filled.toLocaleString('en-US')} values, for example ${examples.map((text) => `“${text}”`).join(', ')}`,
} as const

const oneALine = (example: string) => `One per line, like ${example}. We reject words not on this list and never guess.`

export const recordMessages = {
  lead: {
    license: 'We add licenses to providers we have and create none. We skip rows that could be about several.',
    inspection:
      'We add inspections to providers we have and create none. Rows of one inspection must follow each other.',
  },
  sourceHint: 'Lowercase letters and hyphens, like florida-dcf.',
  issuer: 'Source',
  issuerHint: 'As shown on pages, like Florida DCF.',
  whose: 'How to match each row: the license number, or name, street and ZIP code',
  match: { licenseNumber: 'License number', name: 'Name', street: 'Street', zip: 'ZIP code', phone: 'Phone' },
  what: { license: 'The license', inspection: 'The inspection' },
  of: {
    license: { kind: 'Type', issuedOn: 'Issued on', expiresOn: 'Expires on' },
    inspection: {
      id: 'Id of the inspection',
      inspectedOn: 'Day',
      correctedOn: 'Corrected on',
      violations: 'Number of violations',
      text: 'What was found',
    },
  },
  words: (label: string) => `Words of “${label}”`,
  worded: {
    license: [
      {
        name: 'status',
        label: 'Status',
        hint: `${oneALine('In force = active')} Ours: active, provisional, probation, suspended, revoked, expired, closed.`,
      },
    ],
    inspection: [
      { name: 'result', label: 'Result', hint: `${oneALine('Compliant = no')} Yes means there were violations.` },
      { name: 'class', label: 'Class', hint: oneALine('1 = Class 1, the gravest') },
    ],
  },
} as const
