import { ProgressBar } from '@/components/ui/progress-bar'
import { formTexts as texts } from '../texts'
import { sizeText } from './size-text'

type SentSoFarProps = {
  /** What is being sent. */
  label: string
  bytes: number
  whole: number
}

/** How much of a large file is here. */
export const SentSoFar = ({ label, bytes, whole }: SentSoFarProps) => (
  <div>
    <ProgressBar label={label} max={whole} value={bytes} />
    <p role="status" className="numbers mt-1 text-sm text-soft">
      {texts.sending(sizeText(bytes), sizeText(whole))}. {texts.stay}
    </p>
  </div>
)
