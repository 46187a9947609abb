import { provide } from '@/components/platform/browser-messages'
import familiesBirthMonth from '../families/birthMonth.json'
import familiesCostErrors from '../families/costErrors.json'
import familiesCostPanel from '../families/costPanel.json'
import familiesCosts from '../families/costs.json'
import familiesFit from '../families/fit.json'
import familiesFitLines from '../families/fitLines.json'
import familiesMonthErrors from '../families/monthErrors.json'
import familiesOwnChildren from '../families/ownChildren.json'
import familiesStateLaws from '../families/stateLaws.json'
import placesDistance from '../places/distance.json'
import placesMapBase from '../places/mapBase.json'
import providersAges from '../providers/ages.json'
import providersAnswers from '../providers/answers.json'
import providersHours from '../providers/hours.json'
import providersRow from '../providers/row.json'
import providersSources from '../providers/sources.json'
import providersTraits from '../providers/traits.json'

/** What a provider's page loads after a press, or for a child. */
export default provide({
  families: {
    birthMonth: familiesBirthMonth,
    costErrors: familiesCostErrors,
    costPanel: familiesCostPanel,
    costs: familiesCosts,
    fit: familiesFit,
    fitLines: familiesFitLines,
    monthErrors: familiesMonthErrors,
    ownChildren: familiesOwnChildren,
    stateLaws: familiesStateLaws,
  },
  places: { distance: placesDistance, mapBase: placesMapBase },
  providers: {
    ages: providersAges,
    answers: providersAnswers,
    hours: providersHours,
    row: providersRow,
    sources: providersSources,
    traits: providersTraits,
  },
})
