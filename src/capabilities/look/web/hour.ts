/** Which part of the day tints what lies inside an element: see `tokens.css`. */
export type Hour = 'home' | 'express' | 'heal' | 'discover' | 'community'
