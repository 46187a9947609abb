import { provide } from '@/components/platform/provide-messages'
import familiesBirthMonth from '../families/birthMonth.json'
import familiesCostPanel from '../families/costPanel.json'
import familiesCosts from '../families/costs.json'
import familiesFitLines from '../families/fitLines.json'
import familiesOwnChildren from '../families/ownChildren.json'

/** What a provider's page loads after a press, or for a child. */
export default provide({
  families: {
    birthMonth: familiesBirthMonth,
    costPanel: familiesCostPanel,
    costs: familiesCosts,
    fitLines: familiesFitLines,
    ownChildren: familiesOwnChildren,
  },
})
