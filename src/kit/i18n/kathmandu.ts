/** The zone of the house, where nobody says another. */
export const kathmandu = 'Asia/Kathmandu'
