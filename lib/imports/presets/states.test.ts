import { columnKey } from '../cleaning/rules/text'
import type { FileRow } from '../types'
import { STATE_PRESETS } from './states'

/** Invented rows in the shape of each state's file. */
const PLACE = { name: 'OTTER CREEK CHILD CARE', street: '12 OTTER CREEK RD', zip: '43215', phone: '6145550101' }
const ROWS: Record<string, Record<string, string>> = {
  'michigan-licensed': {
    'License Number': 'DC1',
    'Business Name': PLACE.name,
    Address: '900 US 41 S',
    City: 'Holt',
    State: 'MI',
    'Zip Code': '48842',
    County: 'Ingham',
    Phone: PLACE.phone,
    Website: 'www.otter.example.com',
    Capacity: '73',
    'License Type': 'Licensed Centers',
    'Licensed/registered date': '11/26/2008',
    'Accepts Ages From': '0 years 2 months',
    'Accepts Ages To': '12 years 0 months',
    Accreditation: 'NAEYC',
    'Drop-in/Hourly': 'FALSE',
    Overnight: 'TRUE',
    Weekend: 'FALSE',
    'Faith-based': 'No',
    Montessori: 'Yes',
    'Reggio Inspired': 'No',
    'Early Head Start': 'No',
    'Head Start': 'Yes',
  },
  'ohio-licensed': {
    'PROGRAM NUMBER': '300',
    'PROGRAM NAME': '"OTTERS" LEARNING CENTER',
    'STREET ADDRESS': '4200 STATE RT. 306',
    CITY: 'COLUMBUS',
    STATE: 'OH',
    'ZIP CODE': '43215',
    COUNTY: 'FRANKLIN',
    PHONE: '614-555-0101',
    'PROGRAM TYPE': 'Licensed Child Care Center',
    'LICENSE/CERTIFICATION/REGISTRATION BEGIN DATE': '2021-06-18',
    'LICENSE/CERTIFICATION/REGISTRATION END DATE': '2027-06-17',
  },
  'louisiana-licensed': {
    'License Number': '22',
    'Facility Name': 'Otter Preschool',
    'Street Address': '7199 LA Highway 33',
    City: 'Cullen',
    Parish: 'WEBSTER',
    'Facility Phone Number': PLACE.phone,
    'License Capacity': '96',
    'License Type': 'Type III ',
    'License Status': 'Open',
    'Age Range': '18 M To 5 Y',
    'Operation Days': 'Monday From: 08:00 To: 14:30 / Tuesday From: 08:00 To: 14:30',
  },
  'arkansas-licensed': {
    'Facility Number': '50',
    'Facility Name': 'Otter Pre-K',
    Address: '1100 Otter Road, Crossett, AR, 71635',
    County: 'Ashley',
    Phone: PLACE.phone,
    'Website Address': 'otter.example.com',
    'Total Allowed Capacity': '160',
    'Facility Type': 'Child Care Center',
  },
  'utah-licensed': {
    id: '7',
    name: 'Otter Place',
    'address.addressOne': '50 N 200 E',
    'address.addressTwo': 'Suite E',
    'address.city': 'Lehi',
    'address.state': 'UT',
    'address.zipCode': '84043',
    'address.county': 'Utah',
    phone: PLACE.phone,
    totalCapacity: '75',
  },
  'nebraska-roster': {
    License_Number: 'CCC1',
    Provider_Name: PLACE.name,
    Address: PLACE.street,
    City: 'OMAHA',
    State: 'NE',
    Zip_Code: '68102',
    County: 'Douglas',
    Phone: PLACE.phone,
    Capacity: '60',
    License_Type: 'Child Care Center',
    Effective_Date: '1/2/2020',
    Ages: '6 WKS To 13 YRS',
    Hours: '0600 To 1800',
    Days_Open: 'MTWTHF',
  },
  'illinois-day-care': {
    ProviderID: '1-01',
    DoingBusinessAs: PLACE.name,
    Street: PLACE.street,
    City: 'CHICAGO',
    Zip: '60611',
    County: 'Cook',
    Phone: PLACE.phone,
    DayCapacity: '60',
    FacilityType: 'DCC',
    DayAgeRange: '6W TO 12Y',
    Status: 'License issued (IL)',
  },
  'texas-day-care': {
    OPERATION_NUMBER: '11',
    OPERATION_NAME: PLACE.name,
    LOCATION_ADDRESS: '12 FM 1777, LAVON, TX 75166',
    COUNTY: 'COLLIN',
    PHONE_NUMBER: PLACE.phone,
    EMAIL_ADDRESS: 'office@otter.example',
    WEBSITE_ADDRESS: 'otter.example.com',
    TOTAL_CAPACITY: '60',
    OPERATION_TYPE: 'Licensed Center',
    TEMPORARILY_CLOSED: 'NO',
    TYPE_OF_ISSUANCE: 'Full Permit',
    ISSUANCE_DATE: '2020-01-02T00:00:00.000',
    LICENSED_TO_SERVE_AGES: 'Infant, Toddler, Pre-Kindergarten, School',
    DAYS_OF_OPERATION: 'Monday-Friday',
    HOURS_OF_OPERATION: '06:30 AM-06:00 PM',
  },
  'pennsylvania-providers': {
    'Master Provider Index': '100',
    'Facility Name': PLACE.name,
    'Facility Address': PLACE.street,
    'Facility City': 'ERIE',
    'Facility Zip Code': '16501',
    'Facility County': 'Erie',
    'Facility Phone': PLACE.phone,
    Capacity: '25 Children',
    'Provider Type': 'Child Care Center',
  },
  'new-york-regulated': {
    facility_id: '9',
    facility_name: PLACE.name,
    street_number: '12',
    street_name: 'OTTER AVENUE',
    city: 'Albany',
    state: 'NY',
    zip_code: '12207',
    county: 'Albany',
    phone_number: PLACE.phone,
    phone_extension: '12',
    total_capacity: '60',
    capacity_description: '12 children, ages 6 weeks to 12 years AND 4 additional school-aged children',
    latitude: '42.65',
    longitude: '-73.75',
    program_type: 'DCC',
    facility_status: 'License',
    license_issue_date: '2024-01-02T00:00:00.000',
    license_expiration_date: '2028-01-01T00:00:00.000',
  },
  'colorado-licensed': {
    provider_id: '9',
    provider_name: PLACE.name,
    street_address: PLACE.street,
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    county: 'Denver',
    total_licensed_capacity: '60',
    provider_service_type: 'Child Care Center',
  },
  'connecticut-licensed': {
    licensenumber: 'DCCC.1',
    name: PLACE.name,
    address1: PLACE.street,
    city: 'HARTFORD',
    zip: '6103',
    regularcapacity: '40',
    schoolagecapacity: '20',
    licensetype: 'Child Care Center',
    status: 'ACTIVE',
  },
  'new-jersey-centers': {
    center: PLACE.name,
    addr1: PLACE.street,
    city: 'TRENTON',
    zip: '08608',
    county: 'MERCER',
    phone: PLACE.phone,
    capacity: '60',
    ages: '0 - 6',
  },
  'washington-licensed': {
    famlinkid: '9',
    providername: PLACE.name,
    doingbusinessas: 'OTTERS',
    physicalstreetaddress: PLACE.street,
    physicalcity: 'Olympia',
    physicalzip: '98501',
    physicalcounty: 'Thurston',
    primarycontactphonenumber: PLACE.phone,
    licensecapacity: '60',
    facilitytypegeneric: 'Child Care Center',
    latestoperatingstatus: 'Open',
    startingage: '1 month',
    endingage: '12 years',
  },
  'wisconsin-directory': {
    FacilityNumber: '9',
    FacilityName: PLACE.name,
    LocationLineAddress1: 'W5260 COUNTY ROAD Q',
    City: 'MADISON',
    ZipCode: '53703',
    LocationPrimaryPhoneNumber: PLACE.phone,
    Capacity: '60',
    Latitude: '43.07',
    Longitude: '-89.4',
    CategoryType: 'Licensed Group',
    FromAge: '6 Weeks',
    ToAge: '12 Years',
  },
  'indiana-profiles': {
    FacilityNumber: '9',
    FacilityName: PLACE.name,
    Address: 'N 200 E',
    City: 'INDIANAPOLIS',
    StateCode: 'IN',
    ZipCode: '46204',
    CountyName: 'Marion',
    Phone: PLACE.phone,
    Email: 'office@otter.example',
    Capacity: '60',
    FacilityTypeDescription: 'Licensed Center',
    License_RegistrationStatus: 'Active',
    Ages: '6 weeks - 12 years',
    DaysPerWeek: 'Monday - Friday',
    HoursOfOperation: '6:00 AM - 6:00 PM',
  },
}
const keyed = (row: Record<string, string>): FileRow =>
  Object.fromEntries(Object.entries(row).map(([name, text]) => [columnKey(name), text]))

test('each state’s list has a sample row', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(STATE_PRESETS.map(({ code }) => code).toSorted())
})

describe.each(STATE_PRESETS)('$title', ({ code, columns, read }) => {
  const row = keyed(ROWS[code] ?? {})

  test('every column of it is read and understood', () => {
    expect(columns.filter((column) => row[column] === undefined)).toEqual([])
    const clean = read(row, '2025-03-01')
    if (!('known' in clean)) throw new Error(clean.reason)
    const unread = (clean.cells ?? []).filter(({ notUnderstood }) => notUnderstood !== null)
    expect(unread).toEqual([])
    expect(clean.known.name).toMatch(/Otter/)
    expect(clean.known.kind).toBe('center')
    expect(clean.place.street).not.toBeNull()
    expect(clean.place.state).toHaveLength(2)
    expect(clean.place.city).toMatch(/^[A-Z][a-z]+$/)
    expect(clean.sourceId).not.toBe('')
  })

  test('a row without address, phone and ages is still imported if it has a name and a place', () => {
    const place = /zip|city|address$|_address|number|id$|name|doing|center|state|parish|type/i
    const bare = Object.fromEntries(Object.entries(row).map(([name, text]) => [name, place.test(name) ? text : '']))
    expect(read(bare, '2025-03-01')).toHaveProperty('known')
  })
})

test.each([
  ['michigan-licensed', 'License Type', 'Licensed Group Homes'],
  ['ohio-licensed', 'PROGRAM TYPE', 'Licensed Type B Family Child Care Home'],
  ['nebraska-roster', 'License_Type', 'Family Child Care Home I'],
  ['illinois-day-care', 'FacilityType', 'Group Day Care Home'],
  ['texas-day-care', 'OPERATION_TYPE', 'Listed Family Home'],
  ['pennsylvania-providers', 'Provider Type', 'Group Child Care Home'],
  ['new-york-regulated', 'program_type', 'GFDC'],
  ['colorado-licensed', 'provider_service_type', 'Infant/Toddler Home'],
  ['connecticut-licensed', 'licensetype', 'Family Child Care Home'],
  ['washington-licensed', 'facilitytypegeneric', 'Family Home'],
  ['wisconsin-directory', 'CategoryType', 'Licensed Family'],
  ['indiana-profiles', 'FacilityTypeDescription', 'Licensed Home'],
])('in %s a %s of “%s” is a family home, and its address is no example of anything', (code, column, word) => {
  const preset = STATE_PRESETS.find((one) => one.code === code)
  const clean = preset?.read(keyed({ ...ROWS[code], [column]: word }), '2025-03-01')
  expect(clean).toMatchObject({ known: { kind: 'family_home' } })
  const other = preset?.read(keyed({ ...ROWS[code], [column]: 'Otter den' }), '2025-03-01')
  expect(other).toMatchObject({ code: 'kind' })
})

test.each<[string, string, string, object]>([
  ['illinois-day-care', 'Status', 'Permit issued (IP)', { known: { kind: 'center' }, notes: [] }],
  ['illinois-day-care', 'Status', 'Pending renewal application (RN)', { known: { kind: 'center' }, notes: [] }],
  ['illinois-day-care', 'Status', 'Surrendered with Cause (SC)', { known: { status: 'closed' } }],
  ['illinois-day-care', 'Status', 'Revoke License (RL)', { known: { status: 'closed' } }],
  ['illinois-day-care', 'Status', 'Pending revocation (PR)', { notes: [{ code: 'status' }] }],
  ['illinois-day-care', 'Status', 'PR', { code: 'status', sourceId: '1-01' }],
  ['louisiana-licensed', 'License Status', 'Suspended', { known: { status: 'temporarily_closed' } }],
  ['new-york-regulated', 'facility_status', 'Revoked', { known: { status: 'closed' } }],
  ['connecticut-licensed', 'status', 'INACTIVE', { known: { status: 'closed' } }],
  ['indiana-profiles', 'License_RegistrationStatus', 'Temporarily Closed', { known: { status: 'temporarily_closed' } }],
])('in %s a %s of “%s” does not look open to a parent unless it is', (code, column, word, expected) => {
  const preset = STATE_PRESETS.find((one) => one.code === code)
  expect(preset?.read(keyed({ ...ROWS[code], [column]: word }), '2025-03-01')).toMatchObject(expected)
})

test('closed centers of Louisiana are left out, and a Texas operation may be temporarily closed', () => {
  const [louisiana, texas] = ['louisiana-licensed', 'texas-day-care'].map((code) =>
    STATE_PRESETS.find((one) => one.code === code),
  )
  expect(
    louisiana?.read(keyed({ ...ROWS['louisiana-licensed'], 'License Status': 'Closed' }), '2025-03-01'),
  ).toMatchObject({
    code: 'filtered',
  })
  expect(texas?.read(keyed({ ...ROWS['texas-day-care'], TEMPORARILY_CLOSED: 'YES' }), '2025-03-01')).toMatchObject({
    known: { status: 'temporarily_closed' },
  })
})
