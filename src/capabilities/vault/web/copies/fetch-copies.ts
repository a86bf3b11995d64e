/** A page that keeps something has but the buttons; what they open comes when it is asked for. */
export const fetchCopies = () => import('./open-copies.tsx')
