import { provide } from '@/components/platform/provide-messages'
import placesMapBase from '../places/mapBase.json'
import providersAnswers from '../providers/answers.json'
import providersDetailBrowser from '../providers/detailBrowser.json'

/** A provider's page. */
export default provide({
  places: { mapBase: placesMapBase },
  providers: { answers: providersAnswers, detailBrowser: providersDetailBrowser },
})
