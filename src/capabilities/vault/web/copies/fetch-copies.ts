/** A page that keeps something has but the buttons; what they open comes when it is asked for. */
export const fetchCopies = () => import('./open-copies.tsx')

/** What is known of copies made here lies among the drafts, under this name. */
export const fileCopiesId = 'file-copies'
