import { provide } from '@/components/platform/provide-messages'
import familiesBirthMonth from '../families/birthMonth.json'
import familiesCostErrors from '../families/costErrors.json'
import familiesCostPanel from '../families/costPanel.json'
import familiesCosts from '../families/costs.json'
import familiesFitLines from '../families/fitLines.json'
import familiesMonthErrors from '../families/monthErrors.json'
import familiesOwnChildren from '../families/ownChildren.json'
import familiesStateLaws from '../families/stateLaws.json'

/** What a provider's page loads after a press, or for a child. */
export default provide({
  families: {
    birthMonth: familiesBirthMonth,
    costErrors: familiesCostErrors,
    costPanel: familiesCostPanel,
    costs: familiesCosts,
    fitLines: familiesFitLines,
    monthErrors: familiesMonthErrors,
    ownChildren: familiesOwnChildren,
    stateLaws: familiesStateLaws,
  },
})
