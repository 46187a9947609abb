import { provide } from '@/components/platform/browser-messages'
import contentFilms from '../content/films.json'

/** The films of the home page. */
export default provide({
  content: { films: contentFilms },
})
