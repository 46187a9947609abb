import { SITE } from '@/lib/platform/config/site'

type StateTexts = {
  /** The law that sets the ratios of state-facts.ts. */
  ratioSource: string
  abuseLine: { name: string; phone: string }
  /** Where parents have a child's development checked. */
  earlyHelp: string
  /** Where inspections are published. */
  inspections: string
  /** Who must report abuse, and where. */
  mustReport: string
  /** The law behind the compliance schedule, and where to read it. */
  schedule: { rules: string; more: string }
  /** What a public school requests before kindergarten. */
  school: { papers: readonly string[]; preK: string; whomToCall: string; source: string }
}

/** By state, like lib/places/catalogue/state-facts.ts: change both together. */
const STATE_TEXTS: Record<string, StateTexts> = {
  FL: {
    ratioSource: 'Florida Statutes, section 402.305(4)',
    abuseLine: { name: 'the Florida Abuse Hotline', phone: '1-800-962-2873' },
    earlyHelp:
      'In Florida, Early Steps screens children under three for free, and your school district’s Child Find screens older ones. You don’t need a referral: call them yourself.',
    inspections:
      'Florida publishes the inspections of licensed providers through the Department of Children and Families.',
    mustReport:
      'In Florida, everyone who suspects that a child is abused or neglected must report it (Florida Statutes, chapter 39): Florida Abuse Hotline, 1-800-962-2873.',
    schedule: {
      rules: 'rule 65C-22 of the Florida Administrative Code with its handbook for centers (65C-20 for family homes)',
      more: 'For what the department requires of centers in short, see its leaflet “Know Your Child Care Facility” (section 402.3125(5)), at myflfamilies.com/childcare. Family homes have their own handbook, and some counties require more.',
    },
    school: {
      papers: [
        'School Entry Health Exam (form DH 3040), done within the 12 months before starting',
        'Florida Certification of Immunization (form DH 680), from your doctor or county health department; a parent may hand in an exemption form instead',
      ],
      preK: 'Children who live in Florida and are four on or before September 1 may attend Voluntary Prekindergarten (VPK) for free: 540 hours in a school year, or 300 in the summer before kindergarten. The early learning coalition of your county gives the certificate.',
      whomToCall: 'Early learning coalition',
      source:
        'Florida Statutes 1003.21 (age and proof of age), 1003.22 (health exam and immunization), 1002.53, 1002.55 and 1002.61 (VPK); Florida Department of Health, forms DH 3040 and DH 680. Rules change: ask the school for its present list.',
    },
  },
  GA: {
    ratioSource: 'Rules of Bright from the Start, 591-1-1-.32',
    abuseLine: { name: 'the Georgia child abuse hotline', phone: '1-855-422-4453' },
    earlyHelp:
      'In Georgia, Babies Can’t Wait evaluates children under three for free, and your school district’s Child Find screens older ones. You don’t need a referral: call them yourself.',
    inspections:
      'Georgia publishes the inspections of licensed providers through Bright from the Start, the Department of Early Care and Learning.',
    mustReport:
      'In Georgia, people who work in child care must report suspected abuse or neglect (Official Code of Georgia, section 19-7-5): Georgia child abuse hotline, 1-855-422-4453.',
    schedule: {
      rules: 'chapter 591-1-1 of the Rules of Bright from the Start for centers (290-2-3 for family homes)',
      more: 'The rules are at decal.ga.gov, and some counties require more.',
    },
    school: {
      papers: [
        'Certificate of Immunization (form 3231), from your doctor or county health department; a parent may hand in an affidavit of religious objection instead',
        'Certificate of Vision, Hearing, Dental and Nutrition Screening (form 3300)',
      ],
      preK: 'Children who live in Georgia and are four on or before September 1 may attend Georgia’s Pre-K for free: 6.5 hours on each of 180 days. Public schools and private providers offer it, and each registers families itself.',
      whomToCall: 'Pre-K office',
      source:
        'Official Code of Georgia 20-2-150 (age), 20-2-770 and 20-2-771 (screening and immunization); Georgia’s Pre-K Program Providers’ Operating Guidelines; Georgia Department of Public Health, forms 3231 and 3300. Rules change: ask the school for its present list.',
    },
  },
}

function homeTexts(): StateTexts {
  const texts = STATE_TEXTS[SITE.homeState]
  if (texts) return texts
  throw new Error('site.config.ts: region.states.0 needs an entry in components/content/resources/state-texts.ts.')
}

/** The texts of the home state. */
export const HOME_TEXTS = homeTexts()

/** "the Florida Abuse Hotline at 1-800-962-2873" */
export const abuseLine = `${HOME_TEXTS.abuseLine.name} at ${HOME_TEXTS.abuseLine.phone}`
