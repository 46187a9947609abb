import { columnKey } from '../cleaning/rules/text'
import { mappedPreset } from '../presets/mapped'
import { mappingFile } from '../presets/mapping-schema'
import type { CleanRow } from '../types'
import { previewOf, viewColumns } from './read-guess'
import { guessMapping } from './rules'
import { dateInText, guessKindOf, slugOf, stateIn } from './words'

/** A file of these columns, each row repeated with other numbers so that ids are unique. */
function sampleOf(table: Record<string, readonly string[]>, fileName = 'ohio-list-2025.csv') {
  const length = Math.max(...Object.values(table).map((values) => values.length))
  const rows = Array.from({ length }, (_, at) =>
    Object.fromEntries(Object.entries(table).map(([name, values]) => [columnKey(name), values[at] ?? ''])),
  )
  const columns = Object.entries(table).map(([name, values]) => ({ name, values: values.filter(Boolean) }))
  return { fileName, columns, rows, above: [] as string[][] }
}
const guess = (table: Record<string, readonly string[]>, fileName?: string, title: readonly string[] = []) => {
  const sample = { ...sampleOf(table, fileName), above: title.map((line) => [line]) }
  return { sample, mapping: guessMapping(sample.columns, sample.rows, { ...sample, today: '2026-11-25' }) }
}

const NAMES = ['OTTER CREEK CHILD CARE', 'PAPER BOAT ACADEMY', 'LANTERN PRESCHOOL']
const STREETS = ['12 Otter Way', '900 US 41 S', '4 Lantern Ln Ste 2']
const PHONES = ['(614) 555-0101', '614-555-0102', '6145550103']

test.each<[string, Record<string, readonly string[]>, Record<string, unknown>]>([
  [
    'plain names',
    {
      'License Number': ['DC1', 'DC2', 'DC3'],
      'Business Name': NAMES,
      Address: STREETS,
      City: ['Columbus', 'Dayton', 'Akron'],
      State: ['OH', 'OH', 'OH'],
      'Zip Code': ['43215', '45402-1234', '44308'],
      Phone: PHONES,
      Capacity: ['25 Children', '60', '12'],
    },
    {
      license: 'License Number',
      id: 'License Number',
      name: 'Business Name',
      street: 'Address',
      city: 'City',
      zip: 'Zip Code',
      phone: 'Phone',
      capacity: 'Capacity',
    },
  ],
  [
    'capitals with underscores, and a mailing address beside the real one',
    {
      OPERATION_NUMBER: ['11', '12', '13'],
      OPERATION_NAME: NAMES,
      MAILING_ADDRESS: ['PO Box 1', 'PO Box 2', 'PO Box 3'],
      ADDRESS_LINE: STREETS,
      MAILING_ZIP: ['43001', '43002', '43003'],
      CITY: ['Columbus', 'Dayton', 'Akron'],
      ZIPCODE: ['43215', '45402', '44308'],
      PHONE_NUMBER: PHONES,
      ADMINISTRATOR_NAME: ['A Otter', 'B Otter', 'C Otter'],
      TOTAL_CAPACITY: ['25', '60', '12'],
      INFANT_CAPACITY: ['5', '6', '2'],
      LICENSED_TO_SERVE_AGES: ['Infant, Toddler', 'School', 'Infant'],
      ISSUANCE_DATE: ['1/2/2020', '3/4/2021', '5/6/2022'],
    },
    {
      license: 'OPERATION_NUMBER',
      name: 'OPERATION_NAME',
      street: 'ADDRESS_LINE',
      zip: 'ZIPCODE',
      city: 'CITY',
      phone: 'PHONE_NUMBER',
      capacity: 'TOTAL_CAPACITY',
      ages: 'LICENSED_TO_SERVE_AGES',
      licenseIssued: 'ISSUANCE_DATE',
    },
  ],
  [
    'words run together',
    {
      ProviderID: ['1-01', '2-01', '3-01'],
      DoingBusinessAs: NAMES,
      Street: STREETS,
      City: ['Columbus', 'Dayton', 'Akron'],
      Zip: ['43215', '45402', '44308'],
      Phone: PHONES,
      DayAgeRange: ['6W TO 12Y', '2Y TO 6Y', '3Y TO 12Y'],
      DayCapacity: ['25', '60', '12'],
      NightCapacity: ['0', '0', '0'],
    },
    {
      license: 'ProviderID',
      name: 'DoingBusinessAs',
      street: 'Street',
      city: 'City',
      zip: 'Zip',
      phone: 'Phone',
      capacity: 'DayCapacity',
      ages: 'DayAgeRange',
    },
  ],
  [
    'the address in one column, and paths of JSON',
    {
      'facility.number': ['11', '12', '13'],
      'facility.name': NAMES,
      fullAddress: STREETS.map((street, at) => `${street}, Columbus, OH, 4321${at}`),
      phoneNumber: PHONES,
      totalCapacity: ['25', '60', '12'],
    },
    { name: 'facility.name', address: 'fullAddress', phone: 'phoneNumber', capacity: 'totalCapacity' },
  ],
  [
    'the name that families know beside the owner’s, and hours and days apart',
    {
      'LIC #': ['CCC1', 'CCC2', 'CCC3'],
      'PROVIDER NAME': ['Otter, A', 'Otter, B', 'Otter, C'],
      DBA: NAMES,
      ADDRESS: STREETS.map((street, at) => `${street} Omaha NE 6810${at}`),
      CITY: ['Omaha', 'Omaha', 'Omaha'],
      ZIP: ['68100', '68101', '68102'],
      PHONE: PHONES,
      CAP: ['25', '60', '12'],
      DAYS: ['MTWTHF', 'MTWTHF', 'MTWTHF'],
      HOURS: ['0630-1800', '0700-1730', '0600-1800'],
    },
    { license: 'LIC #', name: 'DBA', street: 'ADDRESS', capacity: 'CAP', days: 'DAYS', week: 'HOURS' },
  ],
  [
    'an empty column of trade names, a credential, and a street in two columns',
    {
      'Credential Number': ['DCCC.1', 'DCCC.2', 'DCCC.3'],
      Name: NAMES,
      DBA: ['', '', ''],
      'Street Number': ['12', '900', '4'],
      'Street Name': ['Elm St', 'Oak Ave', 'Lantern Ln'],
      City: ['Hartford', 'Hartford', 'Hartford'],
      Zip: ['06103', '06103', '06103'],
      Phone: PHONES,
      'TOTAL LICENSED CAPACITY': ['25', '60', '12'],
    },
    {
      license: 'Credential Number',
      name: 'Name',
      street: { join: ['Street Number', 'Street Name'], with: ' ' },
      capacity: 'TOTAL LICENSED CAPACITY',
    },
  ],
  [
    'abbreviations such as FAC_NBR',
    {
      FAC_NBR: ['19740001', '19740002', '19740003'],
      NAME: NAMES,
      FAC_PHONE: PHONES,
      RES_STREET_ADDR: STREETS,
      RES_CITY: ['Fresno', 'Fresno', 'Fresno'],
      RES_ZIP_CODE: ['93701', '93701', '93701'],
      CAPACITY: ['25', '60', '12'],
    },
    { license: 'FAC_NBR', id: 'FAC_NBR', name: 'NAME', phone: 'FAC_PHONE', street: 'RES_STREET_ADDR' },
  ],
  [
    'a title and a license number in nested records',
    {
      'facility.id': ['1', '2', '3'],
      'facility.title': NAMES,
      'facility.lic.number': ['L-1', 'L-2', 'L-3'],
      'address.line1': STREETS,
      'address.city': ['Logan', 'Logan', 'Logan'],
      'address.postalCode': ['84321', '84321', '84321'],
      'contact.phone': PHONES,
      'capacity.total': ['25', '60', '12'],
    },
    { id: 'facility.id', license: 'facility.lic.number', name: 'facility.title', capacity: 'capacity.total' },
  ],
  [
    'two phones in a column, and short names',
    {
      'Lic Nbr': ['CC-1', 'CC-2', 'CC-3'],
      'Provider Name (DBA)': NAMES,
      'Physical Street Addr': ['12 sw Otter Way', '900 US 41 S', '4 Lantern Ln'],
      'Addr Line 2': ['Bldg B', '', ''],
      'City/St/Zip': ['SALEM, OR 97301', 'BEND, OR 97701', 'SALEM, OR 97301-1234'],
      Cnty: ['MARION', 'DESCHUTES', 'MARION'],
      'Main Ph / Alt Ph': ['503.555.0110 / 503.555.0199', '(541) 555-0111 or 541-555-0198', '503-555-0112 (cell)'],
      'Total Cap': ['Up to 45', '16 (sixteen)', '6 - 12'],
      'Ages Licensed For': ['six weeks to 5 years', '6 wks. thru 12 yrs.', '0-12y'],
      'Lic Eff Dt': ['01.15.2024', 'Jan-05-2024', '3-Jan-24'],
      'Lic Stat': ['Active', 'Active', 'Conditional'],
      'Lat/Long': ['44.94 / -123.03', '44.05 / -121.31', '44.93 / -123.02'],
    },
    {
      license: 'Lic Nbr',
      name: 'Provider Name (DBA)',
      street: 'Physical Street Addr',
      street2: 'Addr Line 2',
      city: { column: 'City/St/Zip', split: ',', part: 1 },
      state: { column: 'City/St/Zip', split: ' ', part: -2 },
      zip: { column: 'City/St/Zip', split: ' ', part: -1 },
      county: 'Cnty',
      phone: 'Main Ph / Alt Ph',
      capacity: 'Total Cap',
      ages: 'Ages Licensed For',
      licenseIssued: 'Lic Eff Dt',
      licenseStatus: 'Lic Stat',
      longitude: { column: 'Lat/Long', split: '/', part: 2 },
    },
  ],
])('a file with %s is mapped by itself', (_, table, columns) => {
  const { mapping, sample } = guess(table)
  expect(mapping.columns).toMatchObject(columns)
  expect(mappingFile.safeParse(mapping).error).toBeUndefined()
  const preview = previewOf('en', mapping, sample)
  expect(preview).toMatchObject({ leftOut: [], rowsRead: 3 })
  expect(preview.columns.filter(({ notUnderstood }) => notUnderstood > 0)).toEqual([])
})

const PLACE = { Name: NAMES, Address: STREETS, City: ['Jay', 'Jay', 'Jay'], Zip: ['43215', '43215', '43215'] }

test('a closed row is filtered out, and a type that may be a home counts as one', () => {
  const { mapping, sample } = guess({
    ...PLACE,
    'Facility Type': ['Licensed Center', 'Group Day Care Home', 'Licensed Center'],
    'Facility Status': ['Open', 'Open', 'Closed'],
  })
  expect(mapping).toMatchObject({
    kinds: { 'Licensed Center': 'center', 'Group Day Care Home': 'family_home' },
    filter: [{ column: 'Facility Status', not: ['Closed'] }],
  })
  const preview = previewOf('en', mapping, sample)
  expect(preview.leftOut).toEqual([{ count: 1, reason: 'Facility Status is "Closed".' }])
  expect(preview.rows.map(({ kind, street }) => [kind, street])).toEqual([
    ['center', '12 Otter Way'],
    ['family_home', null],
  ])
})

test('a column of phone types is not taken for provider types, so that homes are still recognized', () => {
  const { mapping, sample } = guess({
    ...PLACE,
    'contact.phones[].type': ['main|fax', 'main', 'main'],
    'contact.phones[].number': ['614-555-0101|614-555-0199', ...PHONES.slice(1)],
    'program.category': ['Child Care Center', 'Family Child Care', 'Family Child Care'],
  })
  expect(mapping.columns).toMatchObject({ kind: 'program.category', phone: 'contact.phones[].number' })
  const kinds = previewOf('en', mapping, sample).rows.map(({ kind, phone }) => [kind, phone])
  expect(kinds).toEqual([
    ['center', '(614) 555-0101'],
    ['family_home', '(614) 555-0102'],
    ['family_home', '(614) 555-0103'],
  ])
})

test('ages with a short unit or a path, hours by short days, and a status with a date are understood', () => {
  const { mapping, sample } = guess({
    ...PLACE,
    age_from: ['0', '18', '5'],
    age_from_unit: ['Mos', 'Mos', 'Yrs'],
    'agesServed.max.value': ['12', '6', '13'],
    'agesServed.max.unit': ['years', 'years', 'years'],
    'Mo Open': ['6:00 AM', '7.30', '6:00 AM'],
    'Mo Close': ['6:00 PM', '17.30', '6:00 PM'],
    'hours.tuesday.open': ['07:30', '07:30', '07:30'],
    'hours.tuesday.close': ['17:30', '17:30', '17:30'],
    'Status as of run date': ['Licensed', 'Licensed', 'Closed 10/2/2026'],
  })
  expect(mapping.hours).toEqual({
    monday: { opens: 'Mo Open', closes: 'Mo Close' },
    tuesday: { opens: 'hours.tuesday.open', closes: 'hours.tuesday.close' },
  })
  expect(mapping.filter).toEqual([{ column: 'Status as of run date', not: ['Closed 10/2/2026'] }])
  expect(previewOf('en', mapping, sample).rows.map(({ ages }) => ages)).toEqual(['0 to 155 months', '18 to 83 months'])
})

test('the oldest age is found under “Ages Thru”, a street under “ProvAddr1”, a home under “Care Setting”', () => {
  const { Address: _, ...place } = PLACE
  const { mapping } = guess({
    ...place,
    ProvAddr1: STREETS,
    'Ages From': ['6 WEEKS', '6 WEEKS', '2 YEARS'],
    'Ages Thru': ['5 YEARS', '12 YEARS', '5 YEARS'],
    'Care Setting': ['Center', 'Family Home', 'Center'],
  })
  expect(mapping.columns).toMatchObject({ street: 'ProvAddr1', oldest: 'Ages Thru', kind: 'Care Setting' })
})

test('the youngest age alone is not taken for a range', () => {
  const { mapping } = guess({
    ...PLACE,
    'Youngest Age Served': ['6 Weeks', 'Birth', '2 Years 6 Months'],
    'Oldest Age Served': ['5 Years', '12 Years 11 Months', '6th grade'],
  })
  expect(mapping.columns).toMatchObject({ youngest: 'Youngest Age Served', oldest: 'Oldest Age Served' })
  expect(mapping.columns.ages).toBeUndefined()
})

test('a type that may or may not be a home is left to an admin', () => {
  const { mapping } = guess({ ...PLACE, 'Facility Type': ['Licensed Center', 'LX', 'LX'] })
  expect(mapping.kinds).toEqual({ 'Licensed Center': 'center' })
})

test.each([
  ['Family Child Care Home', 'family_home'],
  ['Type B / Bronze', 'family_home'],
  ['Registered Child-Care Home', 'family_home'],
  ['Large Family', 'family_home'],
  ['GDH', 'family_home'],
  ['GFDC', 'family_home'],
  ['LCCH', 'family_home'],
  ['SFDH', 'family_home'],
  ['PSCH', null],
  ['Resident Camp', 'center'],
  ['Nursery School', 'center'],
  ['SACC', 'center'],
  ['In-Home', 'family_home'],
  ['Child Care Center', 'center'],
  ['DCC', 'center'],
  ['School Age Program', 'center'],
  ['Public School', 'school'],
  ['Out of School Time', 'center'],
  ['Religious exempt', 'faith'],
  ['Type III', null],
  ['Family Child Care Center', 'family_home'],
  ['Group Child Care', null],
  ['Group Day Care', null],
  ['Group Child Care Center', 'center'],
  ['License Exempt Provider', null],
  ['License-Exempt Facility', 'center'],
  ['Exempt', null],
  ['Legally Exempt Child Care', null],
  ['Registered Child Care', null],
  ['Registered Day Care', null],
  ['Individual Child Care Provider', null],
  ['Informal Child Care', null],
  ['Small Day Care', null],
  ['Certified Child Care', null],
  ['Certified Family', 'family_home'],
  ['Certified Pre-School', 'center'],
  ['Registered Day Camp', 'center'],
  ['Licensed Child-Care Home', 'family_home'],
  ['Listed Family Home', 'family_home'],
  ['SCHOOL AGE DAY CARE CENTER', 'center'],
  ['SDCC', 'center'],
  ['LEP', null],
  ['Type A', 'family_home'],
  ['Licensed Type B Family Child Care Home', 'family_home'],
  ['Voluntarily Registered Family Day Home', 'family_home'],
  ['Large Group and School Age Child Care', 'center'],
  ['Experienced Family Child Care Provider', 'family_home'],
])('the type “%s” is most likely %j', (word, kind) => {
  expect(guessKindOf(word)).toBe(kind)
})

test('yes-or-no columns, weekday columns and units are understood', () => {
  const { mapping } = guess({
    ...PLACE,
    'Head Start': ['TRUE', 'FALSE', ''],
    Montessori: ['Yes', 'No', 'No'],
    'Monday Open': ['7:00 AM', '', '8:00 AM'],
    'Monday Close': ['6:00 PM', '', '5:00 PM'],
    Tuesday: ['0700 - 1800', '', 'Closed'],
    'Minimum Age': ['6', '2', '3'],
    'Min Age Unit': ['Weeks', 'Years', 'Years'],
  })
  expect(mapping.flags).toEqual([
    { column: 'Head Start', list: 'programs', code: 'head_start' },
    { column: 'Montessori', list: 'curricula', code: 'montessori' },
  ])
  expect(mapping.hours).toEqual({ monday: { opens: 'Monday Open', closes: 'Monday Close' }, tuesday: 'Tuesday' })
  expect(mapping.columns.youngest).toEqual({ join: ['Minimum Age', 'Min Age Unit'], with: ' ' })
})

test('homes are recognized even if the column of types has an unexpected name', () => {
  const table = { ...PLACE, 'Setting code': ['Licensed Center', 'Licensed Home', 'Licensed Center'] }
  const rows = Object.fromEntries(
    Object.entries(table).map(([name, values]) => [name, [...values, ...values.map((value) => `${value}`)]]),
  )
  const { mapping } = guess(rows)
  expect(mapping.columns.kind).toBe('Setting code')
  expect(mapping.kinds).toEqual({ 'Licensed Center': 'center', 'Licensed Home': 'family_home' })
})

test.each([
  ['Regulation', 'Family Child Care Home', 'Regulation'],
  ['Phone kind', 'Home', undefined],
  ['Licensed by', 'Division of Family Services', undefined],
  ['Source', 'https://otter.example/home', undefined],
])('a list whose “%s” is always “%s” has its types under %j', (name, word, kind) => {
  const { mapping, sample } = guess({ ...PLACE, [name]: [word, word, word] })
  expect(mapping.columns.kind).toBe(kind)
  const home = expect.objectContaining({ kind: 'family_home', street: null })
  if (kind) expect(previewOf('en', mapping, sample).rows).toEqual([home, home, home])
})

test.each([
  [{ Location: NAMES }, { name: 'Location' }],
  [{ 'Name of Program': NAMES }, { name: 'Name of Program' }],
  [
    { ProviderName: NAMES, DoingBusinessAs: ['', 'Otter House', ''] },
    { name: 'ProviderName', alternateName: 'DoingBusinessAs' },
  ],
])('the name is found in %j', (names, found) => {
  const { Name: _, ...place } = PLACE
  expect(guess({ ...place, ...names }).mapping.columns).toMatchObject(found)
})

test('ages without a unit are years if another value of the column says so, and short names of date columns are understood', () => {
  const { mapping, sample } = guess({
    ...PLACE,
    'LICENSED AGES': ['0 - 6', '2 1/2 - 6', '6 wks - 13 yrs'],
    'LIC#': ['1', '2', '3'],
    'EXP DATE': ['20270131', '46326', ''],
  })
  expect(mapping).toMatchObject({ ageUnit: 'years', columns: { ages: 'LICENSED AGES', licenseExpires: 'EXP DATE' } })
  expect(previewOf('en', mapping, sample).rows.map(({ ages }) => ages)).toEqual([
    '0 to 83 months',
    '30 to 83 months',
    '1 to 167 months',
  ])
})

test.each<[string, string[], (string | null)[]]>([
  ['Age Range (Months)', ['1 - 60', '12 - 60', '0 - 144'], ['1 to 60 months', '12 to 60 months', '0 to 144 months']],
  ['Ages (yrs)', ['0-12', '2-5', '3-5'], ['0 to 155 months', '24 to 71 months', '36 to 71 months']],
  ['Maximum Age', ['12 yrs', '5.5', '5'], [null, null, null]],
])('bare ages under “%s” are in the unit of its name, if it is both ends', (name, values, ages) => {
  const { mapping, sample } = guess({ ...PLACE, [name]: values })
  expect(mapping.columns.ages).toBe(ages[0] === null ? undefined : name)
  expect(mapping.columns.youngest).toBeUndefined()
  if (mapping.columns.ages) expect(previewOf('en', mapping, sample).rows.map((row) => row.ages)).toEqual(ages)
})

test('unused columns are listed under "ignore", so that a new column is noticed', () => {
  expect(guess({ ...PLACE, 'Otter Rating': ['3', '4', '5'] }).mapping.ignore).toEqual(['Otter Rating'])
})

test('the state, the date and the short name come from the title or the file name', () => {
  expect(guess(PLACE, 'Michigan_Centers-2025.csv').mapping).toMatchObject({
    state: 'MI',
    asOf: '2025-01-01',
    source: 'michigan-centers',
  })
  expect(dateInText('Arkansas licensed facilities, March 2025')).toBe('2025-03-01')
  expect(dateInText('list_20250321.csv')).toBe('2025-03-21')
  expect(dateInText('list.csv')).toBeNull()
  expect(slugOf('2025.csv')).toBe('new-list')
})

test('of two columns of types, the one that identifies homes is used, so that their streets stay private', () => {
  const { mapping, sample } = guess({
    ...PLACE,
    'Program Type': ['Full Day Program', 'Head Start', 'Full Day Program'],
    'License Type': ['Center', 'Center', 'Family Child Care Home'],
  })
  expect(mapping.columns.kind).toBe('License Type')
  expect(previewOf('en', mapping, sample).rows.map(({ kind, street }) => [kind, street])).toEqual([
    ['center', '12 Otter Way'],
    ['center', '900 US 41 S'],
    ['family_home', null],
  ])
})

test('a column’s examples never show a home’s address or point, even if the column is not read', () => {
  const table = {
    ...PLACE,
    'Mailing Address': ['1 Post St', '2 Post St', '3 Post St'],
    Latitude: ['28.51', '28.52', '28.53'],
    Longitude: ['-81.31', '-81.32', '-81.33'],
    Type: ['Center', 'Family Child Care Home', 'Family Child Care Home'],
  }
  const examplesOf = (types: string[]) => {
    const { mapping, sample } = guess({ ...table, Type: types })
    return Object.fromEntries(viewColumns('en', mapping, sample).map(({ name, examples }) => [name, examples]))
  }
  expect(examplesOf(table.Type)).toMatchObject({
    Name: NAMES,
    Address: ['12 Otter Way'],
    'Mailing Address': ['1 Post St'],
    Latitude: ['28.51'],
    Longitude: ['-81.31'],
  })
  const { Address: hidden } = examplesOf(table.Type.map(() => 'Family Child Care Home'))
  expect(hidden).toEqual(['(the address of a family home)'])
})

test('rows are not imported if none of the types is certain and some may be homes', () => {
  const { mapping, sample } = guess({ ...PLACE, 'Facility Type': ['Registered Child Care', 'Exempt', 'Exempt'] })
  expect(mapping).toMatchObject({ columns: { kind: 'Facility Type' }, kinds: {} })
  expect(previewOf('en', mapping, sample).rows).toEqual([])
})

test.each(['Provider Type', 'PROGRAM TYPE CODE', 'FacilityType'])(
  'rows are not imported if no value of “%s” is known, because some may be homes',
  (name) => {
    const { mapping, sample } = guess({ ...PLACE, [name]: ['LICENSED TYPE I', 'LICENSED TYPE II', 'CERTIFIED'] })
    expect(mapping).toMatchObject({ columns: { kind: name }, kinds: {} })
    expect(previewOf('en', mapping, sample).rows).toEqual([])
  },
)

test.each([
  'Operating Status',
  'Certification Status',
  'License/Registration Status',
  'LicensedProviderStatus',
  'STAT_CD',
  'Open/Closed',
])('a provider that has ended by its “%s” is left out, and one that closed for a time says so', (name) => {
  const { mapping, sample } = guess({ ...PLACE, [name]: ['Current', 'Relinquished', 'Temporarily Closed'] })
  expect(mapping).toMatchObject({ columns: { status: name }, filter: [{ column: name, not: ['Relinquished'] }] })
  expect(previewOf('en', mapping, sample).rows).toHaveLength(2)
})

test.each(['Active', 'IsActive', 'Operation Status'])('a provider with No under “%s” is left out', (name) => {
  const { mapping, sample } = guess({ ...PLACE, [name]: ['Y', 'N', 'Y'] })
  expect(mapping).toMatchObject({ filter: [{ column: name, not: ['N'] }], ignore: [] })
  expect(previewOf('en', mapping, sample).rows).toHaveLength(2)
})

test('a license number that some rows lack is no id, so that none is lost', () => {
  const license = { 'License Number': ['L-1', '', ''] }
  const { mapping, sample } = guess({ ...PLACE, ...license })
  expect(mapping.columns).toMatchObject({ license: 'License Number' })
  expect(mapping.columns.id).toBeUndefined()
  expect(previewOf('en', mapping, sample).rows).toHaveLength(3)
  const other = { 'Day Care ID': ['D-1', 'D-2', 'D-3'] }
  expect(guess({ ...PLACE, ...license, ...other }).mapping.columns.id).toBe('Day Care ID')
})

test.each<[Record<string, string[]>, string[]]>([
  [
    {
      'Additional Address': ['', '', ''],
      'Street Number': ['12', '900', '4'],
      'Street Name': ['Elm St', 'Oak Ave', '5th St'],
    },
    ['12 Elm St', '900 Oak Ave', '4 5th St'],
  ],
  [
    { Building: ['12', '12-34', '4'], Street: ['Elm St', '31 Street', 'Broadway'] },
    ['12 Elm St', '12-34 31 Street', '4 Broadway'],
  ],
  [{ Building: ['2', '', '3'], Street: STREETS }, STREETS],
])('the house number comes before its street in %j', (columns, streets) => {
  const { Address: _, ...place } = PLACE
  const { mapping, sample } = guess({ ...place, ...columns })
  expect(previewOf('en', mapping, sample).rows.map(({ street }) => street)).toEqual(streets)
})

test.each(['(43.25, -76.88)', 'POINT (-76.88 43.25)', 'POINT(-76.88 43.25)', '[-76.88, 43.25]', '(43.25°, -76.88°)'])(
  'a point written as “%s” is found',
  (point) => {
    const { mapping, sample } = guess({ ...PLACE, Latitude: [], Longitude: [], Georeference: [point, point, point] })
    const { place } = mappedPreset(mappingFile.parse(mapping)).read(sample.rows[0] ?? {}, mapping.asOf) as CleanRow
    expect(place.point).toEqual({ latitude: 43.25, longitude: -76.88 })
  },
)

test('an empty second line of the address is not taken for the whole address', () => {
  const { City: _, ...place } = PLACE
  const { columns } = guess({ ...place, 'Address Line 2': ['', '', ''] }).mapping
  expect(columns).toMatchObject({ street: 'Address', street2: 'Address Line 2' })
})

test.each<[string, string[], string | undefined]>([
  ['list.csv', ['Licensed Family Child Care Homes, June 2026'], 'family_home'],
  ['licensed-family-child-care-homes.csv', [], 'family_home'],
  ['licensed_fcc.csv', [], 'family_home'],
  ['centers.csv', ['Department of Children and Families'], undefined],
  ['homestead-centers.csv', ['Family Support Services', 'Non-residential care'], undefined],
])('a list without types in %s with the title %j has the type %j', (fileName, title, kind) => {
  expect(guess(PLACE, fileName, title).mapping.defaultKind).toBe(kind)
  const types = { 'Facility Type': ['Center', 'Center', 'Center'] }
  expect(guess({ ...PLACE, ...types }, fileName, title).mapping.defaultKind).toBeUndefined()
})

test('the address, phone and e-mail of an owner or a director are not taken for the provider’s', () => {
  const { Zip: _, ...place } = PLACE
  const { mapping } = guess({
    ...place,
    'Zip Code': PLACE.Zip,
    'Licensee Address Line 2': ['Apt 4', '', 'Apt 9'],
    'Owner Zip': ['43001', '43002', '43003'],
    'Owner Phone': PHONES,
    'Director Email': ['a@otter.example', 'b@otter.example', 'c@otter.example'],
  })
  expect(mapping.columns).toMatchObject({ street: 'Address', city: 'City', zip: 'Zip Code' })
  expect(mapping.ignore).toEqual(['Licensee Address Line 2', 'Owner Zip', 'Owner Phone', 'Director Email'])
  expect(guess({ Name: NAMES, 'Owner Address': STREETS, 'Owner City': PLACE.City }).mapping.columns).toEqual({
    name: 'Name',
  })
})

test('an address below "contact" in JSON is the provider’s own', () => {
  const { mapping } = guess({
    'provider.name': NAMES,
    'contact.address.street': STREETS,
    'contact.address.city': PLACE.City,
    'contact.address.zip': PLACE.Zip,
    'contact.email': ['a@otter.example', 'b@otter.example', 'c@otter.example'],
  })
  expect(mapping.columns).toMatchObject({
    street: 'contact.address.street',
    city: 'contact.address.city',
    zip: 'contact.address.zip',
    email: 'contact.email',
  })
})

test.each(['ObjectId', 'OBJECTID', 'Row ID', 'Global ID', 'GlobalID', 'Record Number', 'Line #', 'Seq Nbr'])(
  'the column “%s” numbers the rows and is no id',
  (name) => {
    expect(guess({ [name]: ['1', '2', '3'], ...PLACE }).mapping.columns.id).toBeUndefined()
  },
)

test('a license number is preferred as id over the row number of an export', () => {
  const license = { 'License Number': ['L-1', 'L-2', 'L-3'] }
  for (const name of ['_id', 'id', 'Number', 'ObjectId'])
    expect(guess({ [name]: ['1', '2', '3'], ...PLACE, ...license }).mapping.columns.id).toBe('License Number')
  expect(guess({ _id: ['5f1', '5f2', '5f3'], ...PLACE }).mapping.columns.id).toBe('_id')
})

test.each<[Record<string, string[]>, Record<string, unknown>, string[]]>([
  [
    { 'Minimum Age (Months)': ['6', '18', '0'], 'Maximum Age (Years)': ['12', '5', '6'] },
    { youngest: { months: 'Minimum Age (Months)' }, oldest: { years: 'Maximum Age (Years)' } },
    ['6 to 155 months', '18 to 71 months', '0 to 83 months'],
  ],
  [
    { 'Age From (weeks)': ['6', '104', '8'], AgeToYears: ['12', '5', '13 yrs'] },
    { youngest: { weeks: 'Age From (weeks)' }, oldest: { years: 'AgeToYears' } },
    ['1 to 155 months', '24 to 71 months', '2 to 167 months'],
  ],
  [
    {
      'From Age Months': ['6', '', '9'],
      'From Age Years': ['0', '2', '2'],
      'To Age Months': ['0', '', '11'],
      'To Age Years': ['12', '5', '12'],
    },
    {
      youngest: { years: 'From Age Years', months: 'From Age Months' },
      oldest: { years: 'To Age Years', months: 'To Age Months' },
    },
    ['6 to 144 months', '24 to 71 months', '33 to 155 months'],
  ],
  [
    { 'Min Age Months': ['6', '18', '0'], 'Max Age': ['12', '5 years', '6'] },
    { youngest: { months: 'Min Age Months' }, oldest: 'Max Age' },
    ['6 to ? months', '18 to 71 months', '0 to ? months'],
  ],
])('an age has the unit that its column names: %j', (ages, columns, read) => {
  const { mapping, sample } = guess({ ...PLACE, ...ages })
  expect(mapping.columns).toMatchObject(columns)
  expect(mapping.ageUnit).toBeUndefined()
  expect(mapping.ignore).toEqual([])
  expect(previewOf('en', mapping, sample).rows.map((row) => row.ages)).toEqual(read)
})

test.each<Record<string, string[]>>([
  { 'Min Age Months': ['24', '36', '0'], 'Min Age Years': ['2', '3', '0'] },
  { 'Min Age Weeks': ['6', '8', '6'], 'Min Age Months': ['1', '2', '1'] },
])('one age that is stated in two ways is left to a person: %j', (ages) => {
  const { mapping } = guess({ ...PLACE, ...ages })
  expect(mapping.columns).toEqual({ name: 'Name', street: 'Address', city: 'City', zip: 'Zip' })
  expect(mapping.ignore).toEqual(Object.keys(ages))
})

test.each<[Record<string, string[]>, object]>([
  [{ 'Ages (weeks to years)': ['6 - 12', '6 - 5', '8 - 12'] }, { ages: 'Ages (weeks to years)' }],
  [{ 'Age Range': ['0 through 12', '2 through 5', '0-5'] }, { ages: 'Age Range' }],
  [{ 'Operation Hours': ['6 AM - 6 PM', '24 hours', '7 AM - 5 PM'] }, { week: 'Operation Hours' }],
])('what nobody can read is in the report of the rows, instead of being left out in silence: %j', (table, columns) => {
  const { mapping, sample } = guess({ ...PLACE, ...table })
  expect(mapping.columns).toMatchObject(columns)
  const preview = previewOf('en', mapping, sample)
  expect(preview.columns.find(({ column }) => column in table)).toMatchObject({ filled: 3, notUnderstood: 3 })
  expect(preview.rows).toEqual(NAMES.map(() => expect.objectContaining({ ages: null, hours: null })))
})

test.each<[Record<string, string[]>, string[]]>([
  [{ 'Home Based': ['N', 'Y', 'N'] }, ['center', 'family_home', 'center']],
  [{ 'Residential?': ['Yes', 'Yes', 'No'] }, ['family_home', 'family_home', 'center']],
  [{ isHome: ['FALSE', 'TRUE', ''] }, ['center', 'family_home', 'family_home']],
  [{ 'In-Home Care': ['', 'X', ''] }, ['center', 'family_home', 'center']],
  [
    { 'Home-based (Y/N)': ['N', 'Y', 'N'], 'Program Type': ['Head Start', 'Child Care', 'Child Care'] },
    ['head_start', 'family_home', 'center'],
  ],
])('a column of yes and no says which providers are homes: %j', (table, kinds) => {
  const { mapping, sample } = guess({ ...PLACE, ...table })
  expect(mapping.ignore).toEqual([])
  expect(previewOf('en', mapping, sample).rows.map(({ kind }) => kind)).toEqual(kinds)
})

test('a row with a type but an empty home column is not imported', () => {
  const { mapping, sample } = guess({
    ...PLACE,
    Residential: ['No', 'Yes', ''],
    'Program Type': ['Child Care', 'Child Care', 'Child Care'],
  })
  const { rows, leftOut } = previewOf('en', mapping, sample)
  expect(rows.map(({ kind }) => kind)).toEqual(['center', 'family_home'])
  expect(leftOut).toEqual([{ count: 1, reason: 'The type "Child Care" isn’t in "kinds".' }])
})

const statusesIn = ({ mapping, sample }: ReturnType<typeof guess>) =>
  sample.rows.map((row) => {
    const read = mappedPreset(mappingFile.parse(mapping)).read(row, '2026-06-01')
    return 'known' in read ? (read.known.status ?? 'open') : read.code
  })

test.each(['Date Closed', 'Closure Date', 'CLOSED_DATE', 'Facility Closed Date', 'Closed On'])(
  'a provider with a past day under “%s” is closed',
  (name) => {
    const guessed = guess({ ...PLACE, [name]: ['', '5/1/2025', '12/31/9999'] })
    expect(guessed.mapping.columns).toMatchObject({ closedOn: name })
    expect(statusesIn(guessed)).toEqual(['open', 'closed', 'open'])
    expect(statusesIn(guess({ ...PLACE, [name]: ['', 'soon', ''] }))).toEqual(['open', 'open', 'open'])
  },
)

test('a temporarily closed provider is recognized', () => {
  expect(statusesIn(guess({ ...PLACE, TEMPORARILY_CLOSED: ['NO', 'YES', ''] }))).toEqual([
    'open',
    'temporarily_closed',
    'open',
  ])
})

test.each<[Record<string, string[]>]>([
  [{ 'License Status': ['Active', 'Active', 'Active'], 'Operating Status': ['Open', 'Temporarily Closed', ''] }],
  [{ 'License Status': ['Active', 'Suspended', 'Active'], 'Facility Status': ['Open', 'Open', 'Open'] }],
  [{ 'License Status': ['Active', 'Active', 'Active'], 'Operational Condition': ['', 'Inactive – temporary', 'Open'] }],
  [{ 'License Status': ['Active', 'Active', 'Active'], 'Temporarily Closed?': ['No', 'Yes', ''] }],
  [{ Status: ['Licensed', 'Licensed', 'Licensed'], 'Is Suspended': ['N', 'Y', 'N'] }],
  [{ Status: ['Licensed', 'Licensed', 'Licensed'], 'Is Suspended': ['', '✓', ''] }],
  [{ Status: ['Open', 'Open', 'Open'], 'Provider Status': ['', 'Closed for the season', ''] }],
])('a provider that is closed for a time by one of two columns does not look open: %j', (statuses) => {
  const guessed = guess({ ...PLACE, ...statuses })
  expect(statusesIn(guessed)).toEqual(['open', 'temporarily_closed', 'open'])
  expect(guessed.mapping.ignore).toEqual([])
})

test('a “1” that is both a flag and a status code closes nobody: its row is not imported until an admin decides', () => {
  const { mapping, sample } = guess({ ...PLACE, STATUS: ['1', '3', '1'], 'Temporarily Closed': ['0', '1', '0'] })
  expect(mapping).not.toHaveProperty('statuses')
  expect(previewOf('en', mapping, sample).rows).toEqual([])
})

test('rows that say both open and closed are counted together, whatever their dates', () => {
  const days = ['1/2/2020', '1/3/2020', '1/4/2020']
  const { mapping, sample } = guess({ ...PLACE, Status: ['Open', 'Open', 'Open'], 'Date Closed': days })
  expect(previewOf('en', mapping, sample).leftOut).toMatchObject([{ count: 3 }])
})

test.each(['Accreditation Status', 'Subsidy Status', 'Complaint Status', 'Status Date', 'Food Program Status'])(
  'the “%s” does not close a provider',
  (name) => {
    const words = name === 'Status Date' ? ['1/2/2025', '1/2/2025', ''] : ['Active', 'Terminated', 'Expired']
    expect(statusesIn(guess({ ...PLACE, [name]: words }))).toEqual(['open', 'open', 'open'])
  },
)

test.each(['Status', 'Lic Stat', 'Facility Status'])(
  'rows with a code of “%s” that nobody understands are left out, and a person sees how many have each code',
  (name) => {
    const { mapping, sample } = guess({ ...PLACE, [name]: ['PR', 'QX', 'PR'] })
    const { rows, leftOut, columns } = previewOf('en', mapping, sample)
    expect(rows).toEqual([])
    expect(leftOut).toEqual([
      { count: 2, reason: 'We don’t know what the status "PR" means. Add it to "statuses".' },
      { count: 1, reason: 'We don’t know what the status "QX" means. Add it to "statuses".' },
    ])
    expect(columns.find(({ column }) => column === name)).toMatchObject({ notUnderstood: 3, examples: ['PR', 'QX'] })
    const known = previewOf('en', { ...mapping, statuses: { PR: 'open', QX: 'closed' } }, sample)
    expect(known).toMatchObject({ leftOut: [], rows: [{}, {}, {}] })
  },
)

test.each([
  ['LICENSED CAPACITY', '40 or 20'],
  ['Youngest Age', 'PKX'],
  ['Street Address', 'Otter Mall, upper level'],
])('a value under “%s” that nobody can read is in the report, instead of being left out in silence', (name, text) => {
  const { Address: _, ...place } = PLACE
  const { mapping, sample } = guess({ ...place, [name]: [text, text, text] })
  expect(mapping.ignore).toEqual([])
  const { columns } = previewOf('en', mapping, sample)
  expect(columns.find(({ column }) => column === name)).toMatchObject({ filled: 3, notUnderstood: 3 })
})

test('in lists like New York’s and California’s, ages, a second line, night care and the type of a home are found', () => {
  const { mapping, sample } = guess({
    ...PLACE,
    'Additional Address': ['Suite 4', '', ''],
    'Capacity Description': ['12 children, ages 6 weeks to 12 years', '6 children, ages 2 years to 5 years', ''],
    '24 Hour Care': ['Y', 'N', 'N'],
    PROGRAM_TYPE: ['CHILD CARE', 'CHILD CARE', 'CHILD CARE'],
    FAC_TYPE_DESC: ['DAY CARE CENTER', 'FAMILY DAY CARE HOME', 'DAY CARE CENTER'],
  })
  expect(mapping.flags).toEqual([{ column: '24 Hour Care', list: 'schedules', code: 'night' }])
  expect(previewOf('en', mapping, sample).rows.map(({ kind, street, ages }) => [kind, street, ages])).toEqual([
    ['center', '12 Otter Way, Suite 4', '1 to 155 months'],
    ['family_home', null, '24 to 71 months'],
    ['center', '4 Lantern Ln Ste 2', null],
  ])
})

test('opening and closing times without days are in the report', () => {
  const hours = { 'Opening Time': ['6:30 AM', '7:00 AM', '7:00 AM'], 'Closing Time': ['6 PM', '6 PM', '5 PM'] }
  const { mapping, sample } = guess({ ...PLACE, ...hours })
  const preview = previewOf('en', mapping, sample)
  expect(preview.columns.find(({ column }) => column === 'Opening Time')).toMatchObject({
    notUnderstood: 3,
    examples: ['6:30 AM (no days given)', '7:00 AM (no days given)'],
  })
  expect(preview.rows.map((row) => row.hours)).toEqual([null, null, null])
})

test.each(['Licensed Status', 'Regulatory Status', 'Current Status'])(
  'a provider that “%s” calls closed is left out',
  (name) => {
    expect(statusesIn(guess({ ...PLACE, [name]: ['Current', 'Closed', 'Active'] }))).toEqual([
      'open',
      'filtered',
      'open',
    ])
  },
)

test('an operation’s number is used as its license number, rather than the system’s id', () => {
  const { columns } = guess({ ...PLACE, OPERATION_ID: ['1', '2', '3'], OPERATION_NUMBER: ['71', '72', '73'] }).mapping
  expect(columns).toMatchObject({ id: 'OPERATION_ID', license: 'OPERATION_NUMBER' })
})

test('the day on which a quality rating expires is not taken for the license’s', () => {
  const { columns } = guess({
    ...PLACE,
    award_date: ['1/2/2025', '', ''],
    expiration_date: ['1/2/2028', '', ''],
  }).mapping
  expect(columns.licenseExpires).toBeUndefined()
})

test('a second line of the address is found under “Facility Address (Continued)”', () => {
  const { Address: _, ...place } = PLACE
  const { columns } = guess({
    ...place,
    'Facility Address': STREETS,
    'Facility Address (Continued)': ['', 'Apt 2', ''],
  }).mapping
  expect(columns).toMatchObject({ street: 'Facility Address', street2: 'Facility Address (Continued)' })
})

test('ages in one unit are still understood', () => {
  const ages = { 'Minimum Age (Months)': ['6', '18', '0'], 'Maximum Age (Months)': ['155', '60', '60'] }
  const { mapping } = guess({ ...PLACE, ...ages })
  expect(mapping).toMatchObject({
    ageUnit: 'months',
    columns: { youngest: 'Minimum Age (Months)', oldest: 'Maximum Age (Months)' },
  })
})

test('a full address next to columns for city and ZIP code still gives the street', () => {
  const { mapping, sample } = guess({
    Name: NAMES,
    Address: STREETS.map((street) => `${street}, Jay, OH 43215`),
    City: PLACE.City,
    Zip: PLACE.Zip,
  })
  expect(mapping.columns).toMatchObject({ street: 'Address', city: 'City', zip: 'Zip' })
  expect(previewOf('en', mapping, sample).rows.map(({ street }) => street)).toEqual(STREETS)
})

test.each([
  'License Suspended Date',
  'License Renewed Date',
  'Accreditation Expiration Date',
  'QRIS Effective Date',
  'Liability Insurance Expiration Date',
  'License Amended Date',
])('the “%s” is neither when a license was issued nor when it expires', (name) => {
  const { columns } = guess({
    ...PLACE,
    'License Number': ['1', '2', '3'],
    [name]: ['1/2/2026', '3/4/2026', ''],
  }).mapping
  expect([columns.licenseIssued, columns.licenseExpires]).toEqual([undefined, undefined])
})

test.each(['License End Date', 'LICENSE_END_DATE', 'LicenseEndDate', 'License Renewal Date', 'License Expires'])(
  'the “%s” is when a license expires, also where some never do',
  (name) => {
    const { columns } = guess({ ...PLACE, [name]: ['12/31/9999', '12/31/9999', '3/4/2027'] }).mapping
    expect(columns.licenseExpires).toBe(name)
  },
)

test.each([
  ['west-virginia-centers.csv', 'WV'],
  ['Washington DC providers', 'DC'],
  ['Washington, D.C.', 'DC'],
  ['Washington centers', 'WA'],
  ['Kansas City Missouri', 'MO'],
  ['Kansas City', null],
  ['Washington County, Oregon', 'OR'],
  ['Arkansas_list', 'AR'],
  ['Ohio and Indiana', null],
])('the state in “%s” is %j', (text, state) => {
  expect(stateIn(text)).toBe(state)
})

test('the state in the rows takes precedence over the one in the title', () => {
  const { mapping } = guess({ ...PLACE, State: ['OH', 'OH', 'OH'] }, 'virginia-avenue-centers.csv')
  expect(mapping.state).toBe('OH')
})

test.each([
  ['Data as of 11/15/2026', '2026-11-15'],
  ['list_11-15-2026.csv', '2026-11-15'],
  ['list_2026_11_15.csv', '2026-11-15'],
  ['Report generated Nov 15, 2026', '2026-11-15'],
  ['Updated November 15th, 2026', '2026-11-15'],
  ['Sept 2026', '2026-09-01'],
  ['Plan for 2027, printed 11/15/2026', '2026-11-15'],
  ['2027 plan', null],
  ['Valid until Dec 31, 2026', null],
  ['Rooms 13/45/2026', '2026-01-01'],
])('the day that “%s” states is %j', (text, day) => {
  expect(dateInText(text, '2026-11-25')).toBe(day)
})

test('if the title has a future date, the list gets today’s date', () => {
  expect(guess(PLACE, 'list.csv', ['12/31/2026']).mapping.asOf).toBe('2026-11-25')
})

test('license ends without a day are found', () => {
  const { mapping, sample } = guess({
    ...PLACE,
    'License #': ['1', '2', '3'],
    EXP: ['12/2026', '01/2027', '2/28/2027'],
  })
  expect(mapping.columns.licenseExpires).toBe('EXP')
  const { columns } = previewOf('en', mapping, sample)
  expect(columns.find(({ column }) => column === 'EXP')).toMatchObject({ filled: 3, notUnderstood: 0 })
})

test('whole addresses are not taken for streets if a few of them cannot be split', () => {
  const Address = [
    '12 Otter St E Dayton OH 45402',
    'Rt 1 Box 20 Akron OH 44308',
    '4 Lantern Ln Jay OH 43215',
    'Confidential',
  ]
  const names = [...NAMES, 'SEAL POINT']
  const { mapping } = guess({ Name: names, Address }, 'list.csv')
  expect(mapping).toMatchObject({ state: 'OH', columns: { address: 'Address' } })
  expect(mapping.columns).not.toHaveProperty('street')
})

test('a whole address beside a column of cities gives the ZIP code, which has no column of its own', () => {
  const { Address: _, Zip: __, ...place } = PLACE
  const { mapping, sample } = guess(
    { ...place, FULL_ADDRESS: STREETS.map((street) => `${street}, Jay, OH 43215`) },
    'list.csv',
  )
  expect(mapping).toMatchObject({ state: 'OH', columns: { address: 'FULL_ADDRESS', city: 'City' } })
  expect(previewOf('en', mapping, sample).rows.map(({ street, place }) => [street, place])).toEqual(
    STREETS.map((street) => [street, 'Jay OH 43215']),
  )
})

test('a column says that a provider has closed, also if no row of this file does', () => {
  const filterOf = (name: string, values: string[]) => guess({ ...PLACE, [name]: values }).mapping.filter
  expect(filterOf('Open?', ['Y', 'N', 'Y'])).toEqual([{ column: 'Open?', not: ['N'] }])
  expect(filterOf('Is Active', ['Yes', 'Yes', 'Yes'])).toEqual([{ column: 'Is Active', not: ['No'] }])
  expect(filterOf('Permanently Closed', ['No', 'Yes', 'No'])).toEqual([{ column: 'Permanently Closed', not: ['Yes'] }])
  expect(filterOf('Open', ['6:30 AM', '7:00 AM', '6:00 AM'])).toBeUndefined()
})

test('capacities by age group are added up if there is no total, and no other capacity', () => {
  const groups = { licensed_infant_capacity: ['8', '0', '12'], licensed_toddler_capacity: ['10', '4', '14'] }
  const { mapping, sample } = guess({ ...PLACE, ...groups })
  expect(previewOf('en', mapping, sample).rows.map(({ capacity }) => capacity)).toEqual([18, 4, 26])
  expect(guess({ ...PLACE, ...groups, CAP_INF_TOD: ['1', '2', '3'] }).mapping.columns.capacity).toBeUndefined()
})

test('ages and dates under other names are found, and words for a license without an end are no dates that are missing', () => {
  const { mapping, sample } = guess({
    ...PLACE,
    'Begin Age': ['6', '2', '18'],
    'Begin Age Units': ['W', 'Y', 'M'],
    'End Age': ['12', '5', '5'],
    'End Age Units': ['Y', 'Y', 'Y'],
    'License Number': ['L1', 'L2', 'L3'],
    'Lic. Expires': ['PERPETUAL', '12/31/2026', 'Continuous'],
    'Contact Number': PHONES,
    'services.overnight': ['Y', 'N', 'N'],
    'Weekend Care?': ['N', 'N', 'Y'],
  })
  const { rows, columns } = previewOf('en', mapping, sample)
  expect(rows.map(({ ages }) => ages)).toEqual(['1 to 155 months', '24 to 71 months', '18 to 71 months'])
  expect(columns.filter(({ notUnderstood }) => notUnderstood > 0)).toEqual([])
  expect(mapping).toMatchObject({
    columns: { licenseExpires: 'Lic. Expires', phone: 'Contact Number' },
    flags: [
      { column: 'services.overnight', code: 'night' },
      { column: 'Weekend Care?', code: 'weekend' },
    ],
    ignore: [],
  })
  const bare = { 'Begin Age': ['6', '2', '18'], 'End Age': ['12', '5', '5'] }
  const flags = { 'Head Start': ['Y', '', 'Y'], Weekend: ['', 'Y', 'Y'] }
  expect(guess({ ...PLACE, ...bare, 'Starts with Y': ['Y', 'Y', 'Y'], ...flags }).mapping.columns).toMatchObject({
    youngest: 'Begin Age',
    oldest: 'End Age',
  })
  const served = { SERVICE_AGES: ['6 weeks - 12 years', '0-12 years', 'INF/TOD/PS/SA'] }
  expect(guess({ ...PLACE, ...served }).mapping.columns.ages).toBe('SERVICE_AGES')
})

test('the two ends of an age in brackets are no range, and hours are found under the names of days', () => {
  const { mapping, sample } = guess({
    ...PLACE,
    'Ages (From)': ['6 Weeks', '2 Years', '6 Weeks'],
    'Ages (To)': ['12 Years', '5 Years', '5 Years'],
    'Hours of Operation Monday': ['6:00 AM - 6:00 PM', '7:00 AM - 6:00 PM', 'Closed'],
    'Hours of Operation Tuesday': ['6:00 AM - 6:00 PM', '7:00 AM - 6:00 PM', 'Closed'],
  })
  expect(mapping.hours).toEqual({ monday: 'Hours of Operation Monday', tuesday: 'Hours of Operation Tuesday' })
  expect(previewOf('en', mapping, sample).rows.map(({ ages }) => ages)).toEqual([
    '1 to 155 months',
    '24 to 71 months',
    '1 to 71 months',
  ])
  const { columns } = guess({
    Center: NAMES,
    ...PLACE,
    Name: [],
    'Days Open': ['Mon-Fri', 'Mon-Fri', 'Mon-Thu'],
    'Hours Open': ['6:30 AM', '7:00 AM', '6:00 AM'],
    'Hours Closed': ['6:00 PM', '6:00 PM', '5:00 PM'],
    'X Coord': ['-83.01', '-83.02', '-83.03'],
    'Y Coord': ['39.91', '39.92', '39.93'],
  }).mapping
  expect(columns).toMatchObject({ name: 'Center', days: 'Days Open', opens: 'Hours Open', closes: 'Hours Closed' })
  expect(columns).toMatchObject({ longitude: 'X Coord', latitude: 'Y Coord' })
})

test('hours under the letters of days are those of the whole week, and hours of one day alone are not taken for it', () => {
  const day = ['6:00 AM - 6:00 PM', '7:00 AM - 6:00 PM', '7:00 AM - 5:00 PM']
  const hoursOf = (names: readonly string[]) =>
    guess({ ...PLACE, ...Object.fromEntries(names.map((name) => [name, day])) }).mapping.hours
  expect(Object.keys(hoursOf(['M', 'T', 'W', 'TH', 'F']) ?? {})).toHaveLength(5)
  expect(Object.keys(hoursOf(['M', 'T', 'W', 'TH', 'F'].map((name) => `Operating Hours ${name}`)) ?? {})).toHaveLength(
    5,
  )
  expect(hoursOf(['Day 1', 'Th'])).toBeUndefined()
})
