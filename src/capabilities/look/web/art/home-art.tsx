import type { Hour } from '../hour.ts'
import styles from './art.module.css'
import { pipalLeaf } from './blocks.ts'
import { Mist, Stamp } from './stamp.tsx'

/** The day passes through the crown: dawn at the left, then river, dusk, night. */
const leaves: [Hour, 'line' | 'glow', number, string][] = [
  [
    'community',
    'glow',
    24,
    'M220 21l0 0 9 13 32-9 16-2-78 27 20-6 21 0 13-6 17-1 34 1-66 20 18 13 54-11 61 10-99 6 24-4 16 9 24-8 60 14-240 8 116 0 14-3 13 7 19 7-100 19 26 0 4-16 14-1 7 14 10-12 54 14 23-2-86 17 14-5 17 3 17-3 61 4-127 10 55 8 12-8 33 3 0 0',
  ],
  [
    'discover',
    'line',
    -16,
    'M286 38l0 0 33 7-27 9 30 17 9-12 25 4-95 22 78 3 11-13 10 10 14 3 13-15-42 30 17 0 43-3-114 19 22 2 66-13 4 13 11-10 24 9-85 19 13-7 20-1 31 3 32-5 3 13-141 17 75-13 8 13 22-10 12 8 10-13-27 18 0 0',
  ],
  ['express', 'glow', 36, 'M209 61l0 0-38 27-64 2 36 13-32 16-30 24 17-10 36-2-58 27 37-7 0 0'],
  [
    'express',
    'line',
    -28,
    'M157 53l0 0-49 14-13 16 27 5 11-12-51 22 36 6 85-14-131 32 16-10 79 8-117 17 13-3 50-1-55 15 41 5 30 0 24-2 18 1 29-4-111 18 19-2 0 0',
  ],
  [
    'heal',
    'glow',
    14,
    'M238 17l0 0-39 4 9 10-84 33 22 4 22 2 13-14 5 13 38-8 53-5-138 33 17-10 60-6 13 16 11-15-137 33 67-3 57-1 16-7 87 3-147 23-38 17 23 0 18 1 41 17 47-4 0 0',
  ],
  [
    'heal',
    'line',
    8,
    'M189 35l0 0-15 4 78 13-67 33 15-9-9 26 20 2-81 6 19 11 49-4 34-1-32 15 13 10 19-1 23-6-62 26 14 1 0 0',
  ],
]

/** A chautari: the pipal on its stone steps, and a doko set down by someone on the way. */
export default function HomeArt() {
  return (
    <svg className={styles.art} viewBox="0 0 600 366" aria-hidden="true">
      <circle className={styles.glow} cx="476" cy="112" r="48" />
      <circle className={styles.eclipse} cx="457" cy="101" r="41" />
      <Mist
        id="home-mist"
        d="M0 236C50 204 84 216 130 232S330 226 372 210C410 194 424 158 456 158S520 206 556 194 590 184 600 186V340H0Z"
      />
      <path
        className={styles.fine}
        d="M366 212C408 196 424 158 456 158S520 206 556 194 590 184 600 186M414 206Q448 176 480 202T600 216M404 226Q448 196 486 226T600 240M0 236C44 210 74 214 104 224M0 258Q36 240 66 244M522 70q8-9 14 0 8-8 16 0"
      />
      <path
        className={styles.paper}
        d="M72 290a168 17 0 0 1 336 0v36q-168 24-336 0zM124 262q0-10 116-10t116 10v26q-116 18-232 0z"
      />
      <g>
        <path className={styles.course} d="M73 301q167 24 334 0M125 286q115 19 230 0" />
        <path className={styles.course} d="M73 317q167 24 334 0M125 271q115 19 230 0" />
      </g>
      <path d="M72 326v-36q168 26 336 0v36M72 290q6-8 44-12M408 290q-6-8-44-12M124 292v-30q116 20 232 0v30M124 262q4-4 20-6M356 262q-4-4-20-6" />
      <path
        className={styles.shade}
        d="M142 259C182 255 206 232 208 200 208 180 188 160 140 138 190 150 218 156 226 170 232 150 231 110 233 66 240 110 242 150 248 168 258 154 290 148 346 128 300 156 272 178 270 200 272 232 292 254 330 258 300 255 284 256 276 268 268 256 256 254 250 269 243 254 230 254 226 268 218 256 196 256 184 264 174 264 154 262 142 259Z"
      />
      <path
        className={styles.twigs}
        d="M184 156Q142 152 90 142M290 152Q340 160 396 140M235 130Q224 112 184 88M240 122Q258 102 294 84M172 150 136 102M310 146 348 96"
      />
      <path
        className={styles.cut}
        d="M226 194Q228 236 200 252M239 190V252M253 194Q252 234 282 254"
      />
      <defs>
        <path id="pipal" d={pipalLeaf} />
      </defs>
      {leaves.map(([hour, tone, turn, at]) => (
        <Stamp key={at} id={hour + tone[0]} hour={hour} tone={tone} turn={turn} at={at}>
          <use href="#pipal" />
        </Stamp>
      ))}
      <path className={styles.paper} d="M374 262l6 34q12 6 24 0l6-34z" />
      <path
        className={styles.fine}
        d="M372 262q20 9 40 0-20-9-40 0l7 34q13 6 26 0l7-34M375 272q17 8 34 0M377 283q15 7 30 0M387 268l2 30M397 268l-2 30M373 262c-6-26 14-36 26-20q9 11 13 20M14 338Q50 330 72 332M408 328Q480 322 586 336M430 348h110M34 336l-4-12M40 335l2-14M46 334l6-10"
      />
    </svg>
  )
}
