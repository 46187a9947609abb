import { ChoiceGroup } from '@/components/ui/choice-group'
import { Icon } from '@/components/ui/icon'
import { reviewTexts as texts } from './texts'

const CHOICES = [1, 2, 3, 4, 5]
/** All up to the chosen one are filled, by CSS alone: so a draft that is put back shows too. */
const STAR =
  'grid size-11 cursor-pointer place-items-center rounded-md text-edge hover:text-star has-focus-visible:outline-3 has-focus-visible:outline-focus has-[:checked]:text-star has-[:checked]:[&_path]:fill-current has-[~label_:checked]:text-star has-[~label_:checked]:[&_path]:fill-current'

/** Five radios that look like stars. */
export function StarField({ rating, error }: { rating?: number; error?: string }) {
  return (
    <ChoiceGroup legend={texts.stars} error={error}>
      <div className="-ml-2 flex">
        {CHOICES.map((count) => (
          <label key={count} className={STAR}>
            <input
              type="radio"
              name="rating"
              value={count}
              defaultChecked={rating === count}
              required
              className="sr-only"
            />
            <span className="sr-only">{texts.starLabel(count)}</span>
            <Icon name="star" className="size-7 stroke-current stroke-[1.6] [&_path]:fill-transparent" />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
