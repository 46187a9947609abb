import { Checkbox } from '@/components/ui/choice'
import { Disclosure } from '@/components/ui/disclosure'
import { approvalTexts as texts } from './texts'

type KeysHelpProps = { isOn: boolean; turn: (isOn: boolean) => void }

/** Which key does what, and how to turn them off. On phones there is no keyboard to speak of. */
export function KeysHelp({ isOn, turn }: KeysHelpProps) {
  return (
    <Disclosure summary={texts.keys} className="mt-8 max-w-reading max-md:hidden">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {texts.keyList.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm border border-line-strong bg-sunken px-2 py-0.5 text-sm text-ink">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-3"
        label={texts.keysOn}
        hint={texts.keysHint}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
    </Disclosure>
  )
}
