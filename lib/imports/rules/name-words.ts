/** What a machine cannot know about words that were written in capitals. Keys are in capitals. */

/** Spoken letter by letter, or always written in capitals. Words without a vowel need not stand here. */
export const ACRONYMS = new Set(
  `AA AAA ABA ABC ABF ACSI AKA ALC ALPI AMA AME ASAP ASI ASP AVID BGC CCA CCLC CDC DBA EBC ECSD EDMA EES EHS ELC EOC ES ESE EZ FAMU FAS FAU FCAA FGCU FIU
   FSU GSA HIII HYCCF IBCK ICA ICS IDW IMG IRB JCA JCC KCE KCUSA KIPP KLA LSF MDCPS MECE MLI MMO MOSI NAEYC NAS NASA NE O2B OPUMC PGA PMO PTEC RCMA RPOC SDA
   STEAM STEM TLE UCC UCF UCP UF UM UMC UNF USA USAA USDA USF UWF VFW VPK YMCA YMHA YWCA`.split(/\s+/),
)

/** Abbreviations without a vowel that are words all the same. */
export const SPOKEN = new Set(
  `BLDG BLVD BRWN CNT CTR DPT DR FT HR HRS HWY JR LN LTD MR MRS MS MT MZ NTH PKWY PL PT RD SHH SQ SR ST STS TRL`.split(
    /\s+/,
  ),
)

export const SPELLINGS: Record<string, string> = {
  ACADEMIR: 'AcadeMir',
  "B'NAI": "B'nai",
  CORP: 'Corp.',
  DEBARY: 'DeBary',
  DEFUNIAK: 'DeFuniak',
  DELAND: 'DeLand',
  DESOTO: 'DeSoto',
  DEVOS: 'DeVos',
  DUPONT: 'DuPont',
  INC: 'Inc.',
  KIDSPARK: 'KidsPark',
  KINDERCARE: 'KinderCare',
  LABELLE: 'LaBelle',
  MACARTHUR: 'MacArthur',
  MACDILL: 'MacDill',
  MACDONALD: 'MacDonald',
  PREK: 'PreK',
}

/** Small inside a name, large at its start and after a break. */
export const SMALL_WORDS = new Set(`AN AND AS AT BUT BY DE DEL DU FOR FROM IN OF ON OR THE TO WITH Y`.split(/\s+/))

/** After these a lone A is the article ("It's a Small World"); elsewhere an initial or a mark ("Marie A Rivette"). */
export const BEFORE_ARTICLE = new Set(
  `AM APPLE AS BE FOR HAVE IN IS IT'S ITS JUST LIKE MISS OF PARK SUCH TAKES TO UPON WHAT WITH`.split(/\s+/),
)

/**
 * Hyphens that the file wrote with spaces around them, like its dashes. Only pairs that are one word everywhere are joined;
 * "City of Hialeah - Slade" stays a dash.
 */
export const HYPHENATED: readonly RegExp[] = [
  /\b(PRE|TRI|MULTI|HI|BI|NON|SEMI|EMANU|BEL|TELE|JU|E) - (?=\p{L})/gu,
  /\b(AFTER) - (?=SCHOOL)/gu,
  /\b(SCHOOL) - (?=AGE)/gu,
  /\b(BETH) - (?=EL\b)/gu,
  /\b(MIAMI) - (?=DADE)/gu,
  /\b(ALL) - (?=STARS?\b)/gu,
  /\b(BIBLE) - (?=BASED)/gu,
  /\b(SEVENTH) - (?=DAY)/gu,
  /\b(BACK|STEP) - (?=UP\b)/gu,
  /\b(AFRICAN|CUBAN|FRANCO|FRENCH|GERMAN|HISPANIC) - (?=AMERICA)/gu,
  /\b(P?K) - (?=\d)/gu,
  /(\p{L}) - (?=(?:N|A|OF) - )/gu,
  /( |-)(N|A|OF) - (?=\p{L})/gu,
]
