import { provide } from '@/components/platform/provide-messages'
import placesMapBase from '../places/mapBase.json'
import platformTime from '../platform/time.json'
import providersAnswers from '../providers/answers.json'
import providersDetailBrowser from '../providers/detailBrowser.json'
import providersSources from '../providers/sources.json'

/** A provider's page. */
export default provide({
  places: { mapBase: placesMapBase },
  platform: { time: platformTime },
  providers: { answers: providersAnswers, detailBrowser: providersDetailBrowser, sources: providersSources },
})
