import { provide } from '@/components/platform/browser-messages'
import contentArticles from '../content/articles.json'
import contentCategories from '../content/categories.json'
import contentChecklist from '../content/checklist.json'
import contentQuiz from '../content/quiz.json'
import placesBrowse from '../places/browse.json'

/** Articles, tools and lists that anyone reads. */
export default provide({
  content: {
    articles: contentArticles,
    categories: contentCategories,
    checklist: contentChecklist,
    quiz: contentQuiz,
  },
  places: { browse: placesBrowse },
})
