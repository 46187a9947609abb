import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { FEATURES, PLANS, type Plan } from '@/lib/billing/catalogue/plans'
import { priceText } from '@/lib/billing/rules/in-words'
import { opens } from '@/lib/billing/rules/plans'
import { billingTexts as texts } from './texts'

/** What each plan opens: the table that the gates go by. */
export function PlanTable({ current }: { current: Plan }) {
  const tint = (plan: Plan) => (plan === current ? 'bg-mint' : '')
  return (
    <table className="mt-5 w-full border-collapse text-left">
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="pb-3 text-sm font-semibold text-soft">
            {texts.opens}
          </th>
          {PLANS.map(({ code, name, monthlyCents }) => (
            <th
              key={code}
              scope="col"
              className={`w-14 rounded-t-lg sm:w-20 px-1 py-3 text-center md:w-36 ${tint(code)}`}
            >
              <span className="block font-semibold">{name}</span>
              <span className="numbers block text-xs font-normal text-soft md:text-ui">
                {monthlyCents === 0 ? texts.free1 : priceText(monthlyCents)}
              </span>
              <span className="block text-xs font-normal text-soft">
                {monthlyCents === 0 ? '\u00a0' : texts.perMonth}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FEATURES.map((feature, index) => (
          <tr key={feature.code} className="border-t border-line">
            <th scope="row" className="py-3 pr-3 font-normal">
              <span className="block font-semibold">{feature.name}</span>
              <span className="block text-sm text-soft">{feature.text}</span>
            </th>
            {PLANS.map(({ code }) => (
              <td
                key={code}
                className={`px-1 text-center ${tint(code)} ${index === FEATURES.length - 1 ? 'rounded-b-lg' : ''}`}
              >
                {opens(code, feature.code) ? (
                  <Icon name="check" label={texts.yes} className="mx-auto text-pine" />
                ) : (
                  <>
                    <span aria-hidden="true" className="text-soft">
                      –
                    </span>
                    <VisuallyHidden>{texts.no}</VisuallyHidden>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
