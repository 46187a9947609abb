import { ProgressBar } from '@/components/ui/progress-bar'
import { sizeText } from './size-text'
import { importTexts as texts } from './texts'

/** How much of a large file is here. */
export const SentSoFar = ({ bytes, whole }: { bytes: number; whole: number }) => (
  <div>
    <ProgressBar label={texts.send} max={whole} value={bytes} />
    <p role="status" className="numbers mt-1 text-sm text-soft">
      {texts.sending(sizeText(bytes), sizeText(whole))}. {texts.stay}
    </p>
  </div>
)
