/** What is put in by a panel of its own. */
export type Insertable = 'link' | 'picture' | 'video'
