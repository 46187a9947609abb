import type { Checklist, ChecklistPoint } from '@/lib/content/resources/rules'
import { SITE } from '@/lib/platform/config/site'
import type { Translate } from '@/lib/platform/language/types'
import { HOME_STATE } from './guides'

type ComplianceTexts = Translate<'content.compliance'>
type Source = 'leaflet' | 'emergencies' | 'emergenciesInHandbook' | 'license' | 'backgroundChecks' | 'fireInspection'

/** The sources below are one state's; elsewhere the points are advice. */
const IS_FLORIDA = SITE.homeState === 'FL'

/**
 * The compliance schedule: for the page, and for calendars. When you change an item, increase the sequence of its
 * dates. An item required by law has its `source`; one without is advice.
 */
export function complianceRounds(t: ComplianceTexts, state: Translate<'content.stateTexts'>): readonly Checklist[] {
  const advice = (text: string): ChecklistPoint => ({ text })
  const required = (text: string, source: Source): ChecklistPoint => ({ text, source: t(`sources.${source}`) })
  const inFlorida = (text: string, source: Source) => (IS_FLORIDA ? required(text, source) : advice(text))
  return [
    {
      id: 'monthly',
      everyMonths: 1,
      title: t('monthly.title'),
      points: [
        inFlorida(t('monthly.fireDrill'), 'leaflet'),
        advice(t('monthly.alarms')),
        advice(t('monthly.playground')),
        advice(t('monthly.sleep')),
        { text: t('monthly.ratio'), source: state(`${HOME_STATE}.ratioSource`) },
        advice(t('monthly.forms')),
        advice(t('monthly.openings')),
      ],
    },
    {
      id: 'quarterly',
      everyMonths: 3,
      title: t('quarterly.title'),
      points: [
        advice(t('quarterly.contacts')),
        inFlorida(t('quarterly.staffFiles'), 'leaflet'),
        inFlorida(t(IS_FLORIDA ? 'quarterly.otherDrillsInFlorida' : 'quarterly.otherDrills'), 'emergenciesInHandbook'),
        advice(t('quarterly.equipment')),
        advice(t('quarterly.recalls')),
        advice(t('quarterly.page')),
      ],
    },
    {
      id: 'annually',
      everyMonths: 12,
      title: t('annually.title'),
      points: [
        inFlorida(t(IS_FLORIDA ? 'annually.licenseInFlorida' : 'annually.license'), 'license'),
        advice(t('annually.insurance')),
        inFlorida(t(IS_FLORIDA ? 'annually.trainingInFlorida' : 'annually.training'), 'leaflet'),
        required(t('annually.backgroundChecks'), 'backgroundChecks'),
        inFlorida(t('annually.plan'), 'emergencies'),
        inFlorida(t('annually.fireInspection'), 'fireInspection'),
        advice(t('annually.handbook')),
      ],
    },
  ]
}
