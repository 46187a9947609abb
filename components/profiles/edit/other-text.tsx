import { Button } from '@/components/ui/button'
import { profileTexts as texts } from '../texts'

type OtherTextProps = { words: string; text: string; onUse: () => void }

/** Another text for the field above: a colleague's, or one that was not accepted. Nobody's words are lost. */
export function OtherText({ words, text, onUse }: OtherTextProps) {
  return (
    <div className="mt-2 rounded-md bg-sun-soft px-4 py-3 text-sm">
      <p className="font-semibold">{words}</p>
      <p className="mt-1 whitespace-pre-line break-words">{text || texts.empty}</p>
      <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={onUse}>
        {texts.useThis}
      </Button>
    </div>
  )
}
