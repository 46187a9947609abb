import fc from 'fast-check'
import { englishText } from '@/lib/platform/language/translate'
import { profileForm, profileTexts, readServices, writeServices } from './form'

test('services become a list without duplicates, in the first spelling', () => {
  const services = readServices(' Piano,  swimming lessons;piano\n\nYoga ,')
  expect(services).toEqual(['Piano', 'swimming lessons', 'Yoga'])
  expect(readServices(writeServices(services))).toEqual(services)
  expect(readServices(' , ')).toEqual([])
})

describe('typed', () => {
  const TYPED = {
    businessName: ' Harbor House ',
    businessLogo: '',
    aboutUs: 'A garden.\n\nAnd a yard.',
    'aboutUs-es-US': ' Un huerto y un patio. ',
    servicesOffered: 'Piano,  swimming ; piano',
    amenities: ['nap_room', 'keypad_entry', 'nap_room'],
    address: '214 E Robinson St,  Orlando, fl 32801-1234',
    phone: '407.555.0100 x12',
    email: 'office@harbor.example',
    website: 'www.harbor.example',
    openingTime: '630a',
    closingTime: '6p',
    otherHours: 'closed Fri',
    seasonalHours: '12/24 - 1/1 closed',
  }
  const problemsOf = (change: Partial<typeof TYPED>) =>
    Object.fromEntries(
      profileForm
        .safeParse({ ...TYPED, ...change })
        .error?.issues.map(({ path, message }) => [path.join(), englishText(message)]) ?? [],
    )

  test('typed values are normalized', () => {
    expect(profileForm.parse(TYPED)).toMatchObject({
      businessName: 'Harbor House',
      aboutUs: 'A garden.\n\nAnd a yard.',
      'aboutUs-es-US': 'Un huerto y un patio.',
      servicesOffered: 'Piano, swimming',
      amenities: ['keypad_entry', 'nap_room'],
      address: '214 E Robinson St, Orlando, FL 32801',
      phone: '(407) 555-0100 ext. 12',
      website: 'https://www.harbor.example',
      seasonalHours: 'Dec 24 – Jan 1: Closed',
      hours: [0, 1, 2, 3].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1080 })),
    })
  })

  test('seasons are stored in English, in whichever language they are typed', () => {
    expect(profileForm.parse({ ...TYPED, seasonalHours: '24 dic - 1 ene: cerrado' }).seasonalHours).toBe(
      'Dec 24 – Jan 1: Closed',
    )
  })

  test('everything except name and address may be empty', () => {
    const empty = { aboutUs: '', 'aboutUs-es-US': '', servicesOffered: '', phone: '', email: '', website: '' }
    const hours = { openingTime: '', closingTime: '', otherHours: '', seasonalHours: '' }
    expect(problemsOf({ ...empty, ...hours, amenities: [] })).toEqual({})
  })

  test.each([
    [{ businessName: ' ' }, { businessName: 'Please enter the business name.' }],
    [{ address: 'Somewhere' }, { address: 'Please write the address like “214 E Robinson St, Orlando, FL 32801”.' }],
    [{ phone: '123' }, { phone: 'Please write a US phone number, like (407) 555-0123.' }],
    [{ email: 'office' }, { email: 'Please write an e-mail address, like office@example.com.' }],
    [{ website: 'javascript:alert(1)' }, { website: 'Please write a web address, like www.example.com.' }],
    [{ servicesOffered: 'a,b,c,d,e,f,g,h,i,j,k,l,m' }, { servicesOffered: 'Please name at most 12 services.' }],
    [{ servicesOffered: 'x'.repeat(61) }, { servicesOffered: /is longer than 60 characters\. Put commas/ }],
    [{ closingTime: 'late' }, { openingTime: /don’t understand/ }],
    [{ openingTime: '', closingTime: '', otherHours: 'Fri' }, { otherHours: /^Some days have no times/ }],
    [{ aboutUs: 'a\0b' }, { aboutUs: 'This has a character we can’t save.' }],
    [{ 'aboutUs-es-US': 'a\0b' }, { 'aboutUs-es-US': 'This has a character we can’t save.' }],
    [{ 'aboutUs-es-US': 'a'.repeat(5_001) }, { 'aboutUs-es-US': /5,?000/ }],
  ])('%j is rejected at its field', (change, problems) => {
    for (const [field, sentence] of Object.entries(problems)) expect(problemsOf(change)[field]).toMatch(sentence)
  })

  test('any text in a field is accepted or rejected with a message', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, fc.constantFrom(...Object.keys(TYPED)), (typed, field) => {
        const { success, error } = profileTexts.safeParse({ ...TYPED, [field]: typed })
        expect(success || error?.issues.every(({ message }) => message.length > 5)).toBe(true)
      }),
    )
  })
})
