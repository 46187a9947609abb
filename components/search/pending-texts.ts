/** What is said while results are on their way. In a file of its own, since the browser gets it with every page of results. */
export const pendingTexts = { loading: 'Searching...' }
