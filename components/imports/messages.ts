import { timeLeft } from '@/lib/imports/rules/progress'
import { DELETED_RECORDS } from '@/lib/imports/rules/report-labels'
import type { Meaning } from '@/lib/imports/uploads/schema/report'
import type { ImportKind, ImportStep } from '@/prisma/generated/enums'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

export const importMessages = {
  title: 'Import files',
  lead: 'Lists of providers, licenses and inspections that states publish: look first, then take in, and take back if it was wrong.',
  upload: 'A new file',
  kind: 'What it holds',
  kinds: {
    providers: 'A list of providers',
    license: 'Licenses',
    inspection: 'Inspections',
  } satisfies Record<ImportKind, string>,
  file: 'The file: CSV, Excel or JSON, also packed',
  fileHint: 'At most 1 GB. Larger ones go in with npm run import:providers, which reads the same.',
  send: 'Upload',
  sent: 'The file is here',
  notSent: 'The file was not sent.',
  notWhole: 'Not all of the file is here yet. Press Upload, and it goes on where it stopped.',
  arriving: 'Arriving',
  arrivingText:
    'The file is not here wholly: whoever sends it has not finished. What is not finished within a day is removed.',
  list: 'Files',
  caption: 'Uploaded files, the newest first',
  columns: ['File', 'Holds', 'Uploaded', 'By', 'Where it stands', 'Added', 'Changed', 'Waiting'],
  none: 'No file was uploaded yet.',
  gone: 'An account that is gone',
  steps: {
    uploaded: 'Uploaded',
    checking: 'Being looked at',
    checked: 'Looked at',
    importing: 'Going in',
    imported: 'In',
    undoing: 'Being taken back',
    undone: 'Taken back',
    failed: 'Failed',
  } satisfies Record<ImportStep, string>,
  fileLead: (kind: string, size: string, by: string) => `${kind}, ${size}, uploaded by ${by}`,
  noFile: 'The file itself was removed. What it brought stays.',
  progress: (percent: number, rows: number, rate: { rowsPerSecond: number; secondsLeft: number } | null) =>
    [
      `${percent} %`,
      many(rows, 'row', 'rows'),
      ...(rate
        ? [`${rate.rowsPerSecond.toLocaleString('en-US')} a second`, `about ${timeLeft(rate.secondsLeft)} left`]
        : []),
    ].join(', '),
  waitsForStart: 'Waits until a process takes it up.',
  mayLeave: 'It goes on by itself, also when you leave this page.',
  reading: 'How it is read',
  preset: 'Preset',
  choosePreset: 'Choose a preset',
  orMapping: 'Say what its columns mean',
  mappingFile: 'Or write a mapping file',
  mappingHint: 'JSON, as docs/rooms/imports.md describes it: also for hours, tuition, ages and words.',
  recordHint: 'JSON, as docs/rooms/imports.md describes it under “Licenses and inspections”.',
  look: 'Look at it',
  lookAgain: 'Look again',
  notLooked: 'It was not begun. What you typed is still here.',
  takeIn: 'Take it in',
  takeInText: 'Everything that is new or different goes to the pages at once. It can be taken back.',
  closesMissing: 'Also close whom this newer file no longer holds',
  undo: 'Take it back',
  undoAsk:
    'What it brought goes and what it wrote over is put back, unless somebody confirmed or changed it since. That stays, and is named.',
  begun: 'It has begun',
  remove: 'Remove the file',
  removeAsk: 'The file and this page go; what it brought stays.',
  removed: 'The file is removed',
  failed: 'It did not work.',
  problem: 'Why it failed',
  batch: (id: number) => `Batch ${id}`,
} as const

export const reportMessages = {
  wouldTitle: 'What would happen',
  didTitle: 'What happened',
  counts: {
    rowsRead: 'Rows',
    added: 'New providers',
    matched: 'Found to be one we have',
    changed: 'Changed',
    unchanged: 'As before',
    leftAside: 'Wait for a decision',
    refused: 'Refused',
    filtered: 'Left out by the mapping’s filter',
    closed: 'Closed',
    reopened: 'Opened again',
    kept: 'Kept as they are: newer here',
  },
  addedRecords: { license: 'New licenses', inspection: 'New inspections' },
  undoneTitle: 'What was taken back',
  undone: {
    removed: 'Providers it had brought, removed',
    restored: 'Put back as they were',
    restoredInPart: 'Put back in part',
  },
  recordsWent: (count: number) =>
    `${many(count, 'provider that was', 'providers that were')} removed had ${DELETED_RECORDS}.`,
  left: 'Left as they are, whole or in part',
  quality: 'Quality',
  qualityOf: (score: number) => `${score} of 100`,
  qualityMeans:
    'Of a hundred rows, how many are worth taking as they are: a refused row counts nothing, one that waits for a decision half, one in which something was understood otherwise than written three quarters.',
  matches: 'Who they were found to be',
  asides: 'Not sure enough',
  refusals: 'Refused',
  notes: 'Understood otherwise than written',
  lost: 'Values that were not understood',
  lostText: 'They are in the file and would not be on any page. Another preset or mapping may understand them.',
  gone: 'No longer in the list',
  goneNames: 'Who they are',
  goneText: (gone: number, listed: number, since: string) =>
    `${many(gone, 'provider', 'providers')} of ${listed.toLocaleString('en-US')} in the file of ${since}.`,
  goneWaits: 'Nothing happens to them unless you say so.',
  /** The outcome in a run. */
  goneNow: (gone: number, closed: number) => {
    if (closed === 0) return 'They stay as they are.'
    if (closed === gone) return 'They are closed.'
    return `${many(closed, 'is', 'are')} closed; the others are in another list, or somebody confirmed them since.`
  },
  goneTooMany:
    'That is more than a list loses between two files: most likely this one is cut short. It can be taken in without closing anybody. Whoever knows that it is whole closes them with the command, npm run import:providers, by --close-missing --force-close.',
  line: (line: number) => `Line ${line}`,
  shown: (count: number) => `The first ${count} are shown.`,
} as const

export const skippedRowMessages = {
  title: 'Rows that wait for you',
  lead: 'Each may be a provider that is here, and is neither merged nor added until somebody decides. Taking the file back takes the decisions back.',
  all: (count: number) => `All ${count} of this rule`,
  group: (title: string, count: number) => `${title}: ${count.toLocaleString('en-US')}`,
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  allSame: 'They are the surest candidate each',
  allNew: 'They are all new',
  allDrop: 'Let them go',
  ask: 'This decides all of them at once.',
  row: (line: number) => `Line ${line} of the file`,
  maybe: 'May be',
  sure: (percent: number) => `${percent} %`,
  same: (name: string) => `It is ${name}`,
  fresh: 'It is new',
  drop: 'Let it go',
  dropHint: 'A row that is let go waits again with the next file that holds it.',
  home: 'Where this family home is, only its file says: run the file again, then it can be added here.',
  homeKept: 'A family home: where it is stays private. Its page shows the city and ZIP code.',
  done: 'Decided',
  failed: 'That was not decided. Please try again.',
} as const

export const mappingMessages = {
  title: 'Title',
  source: 'Short name of the source',
  sourceHint:
    'Small letters and hyphens, like ohio-programs. Under it the ids are remembered: the same for every file of this list.',
  sourceName: 'How pages name it',
  sourceNameHint: 'Like Ohio DCY list, June 2026.',
  asOf: 'Day of the file',
  state: 'State',
  stateHint: 'Two letters; or choose a column.',
  columns: 'Columns',
  notRead: 'Not read',
  of: {
    id: 'Id of the row',
    name: 'Name',
    alternateName: 'Another name',
    address: 'Whole address',
    street: 'Street',
    street2: 'Second line of the street',
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
    licenseType: 'Type of license',
    licenseStatus: 'Status of the license',
    licenseIssued: 'License issued on',
    licenseExpires: 'License expires on',
    ages: 'Ages',
    youngest: 'Youngest age',
    oldest: 'Oldest age',
    week: 'Hours of the week',
    days: 'Days of the week',
    opens: 'Opens at',
    closes: 'Closes at',
    registrationFee: 'Registration fee',
    asOf: 'Day of the row',
  } satisfies Record<Meaning, string>,
  licenseIssuer: 'Who issues the licenses',
  defaultKind: 'Kind, where no type is read',
  kinds: 'What each type is',
  kindsHint: 'One a line, like Licensed Center = center. Kinds: center, family_home, school, faith, head_start.',
} as const

export const guessMessages = {
  looking: 'The columns are being looked at.',
  lead: 'This is what the columns seem to mean. Change what is wrong, look at ten rows, and check the title, the source and its day.',
  notLooked: 'The file could not be looked at. Please try again, or write a mapping file below.',
  empty: 'Empty in every row',
  saveAs: 'Save it under a name',
  saveAsHint: 'The next file of this list can then be read alike: the name stands among the presets.',
  showRows: 'Show ten rows',
  rows: 'The first rows as they will be',
  noStreet: 'No street is shown',
  children: (count: number) => many(count, 'child', 'children'),
  license: (license: string) => `License ${license}`,
  leftOut: (count: number, reason: string) =>
    `${many(count, 'row would', 'rows would')} not go in, for example: ${reason}`,
  notUnderstood: (column: string, count: number, filled: number, examples: readonly string[]) =>
    `${column}: ${count.toLocaleString('en-US')} of ${filled.toLocaleString('en-US')} not understood, for example ${examples.map((text) => `“${text}”`).join(', ')}`,
} as const

const oneALine = (example: string) => `One a line, like ${example}. A word that is not here is refused, never guessed.`

export const recordMessages = {
  lead: {
    license:
      'Licenses are added to providers that are here; none is made. Rows that may be about several are left out.',
    inspection:
      'Inspections are added to providers that are here; none is made. Rows of one inspection stand below each other.',
  },
  sourceHint: 'Small letters and hyphens, like florida-dcf.',
  issuer: 'Who says so',
  issuerHint: 'As pages name it, like Florida DCF.',
  whose: 'Whose each row is: the license number, or name, street and ZIP code',
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
      { name: 'result', label: 'Result', hint: `${oneALine('Compliant = no')} Yes means that there were violations.` },
      { name: 'class', label: 'Class', hint: oneALine('1 = Class 1, the gravest') },
    ],
  },
} as const
