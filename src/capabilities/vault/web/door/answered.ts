/** Kept on the phone once somebody has said that they want no lock. */
export const answered = 'lock-offer'
