import styles from './art.module.css'
import { floret } from './blocks.ts'
import { Mist, Stamp } from './stamp.tsx'

/** First light on an open notebook; the rhododendron leans in to read. */
export default function ExpressArt() {
  return (
    <svg className={styles.art} viewBox="0 0 400 300" aria-hidden="true">
      <circle className={styles.glow} cx="122" cy="148" r="56" />
      <Mist
        id="dawn-mist"
        d="M0 176C30 150 60 150 92 166S160 172 190 158 260 150 296 168 370 172 400 156V280H0Z"
      />
      <path
        className={styles.fine}
        d="M0 176C30 150 60 150 92 166S160 172 190 158 260 150 296 168 370 172 400 156M0 196C24 176 52 170 74 180M0 216C22 198 42 194 58 200M340 186C360 186 382 180 400 172M352 204C370 204 386 198 400 190"
      />
      <path
        className={styles.thick}
        d="M404 196C390 168 372 156 357 144 338 122 322 108 298 96 276 82 252 70 224 60"
      />
      <path
        className={styles.shade}
        d="M290 96c-19 17-52 27-73 26c16-14 48-28 73-26M292 98c-4 23-24 47-41 57c4-19 21-46 41-57M298 100c12 18 14 48 8 66c-10-15-15-45-8-66M300 96c22 0 48 14 59 29c-18 0-46-11-59-29M302 92c17-16 46-23 65-20c-14 13-43 24-65 20M222 60c-11 15-34 23-50 21c9-13 31-24 50-21M222 60c-18 2-39-10-47-23c15-1 37 7 47 23M226 62c5 17-4 37-16 45c-4-14 1-35 16-45M228 56c4-16 20-27 34-28c-3 13-17 27-34 28M362 152c16 9 24 30 23 45c-13-8-25-27-23-45M356 154c3 17-7 35-19 42c-2-14 4-33 19-42M364 146c9-12 26-14 37-8c-8 10-24 15-37 8"
      />
      <Stamp
        id="truss-a"
        path={floret}
        tone="line"
        turn={34}
        at="M220 38l0 0-12 17 2 16 15-6 17-7 53 5-28 17 26-2 27 27-54 3 29 15 51 15 28-4-24 24 34 1-28 12 0 0"
      >
        <circle className={styles.glow} r="1.7" />
      </Stamp>
      <Stamp
        id="truss-b"
        path={floret}
        tone="glow"
        turn={10}
        at="M234 43l0 0 47 22 29-1-72 11 78 3-43 15 20 3 17-4 17-2-45 26 23-6 55 18-23 23 28-4 20-2-14 20 0 0"
      >
        <circle className={styles.line} r="1.7" />
      </Stamp>
      <path
        className={styles.paper}
        d="M186 280C156 256 104 252 42 266L62 196C112 184 160 190 190 210 222 190 268 184 318 196L338 266C276 252 220 256 186 280Z"
      />
      <path d="M62 196C112 184 160 190 190 210 222 190 268 184 318 196L336 260C276 248 220 254 186 276 156 254 104 248 44 260ZM190 210L187 276M40 268C104 256 156 262 186 285 220 262 276 256 340 268" />
      <path
        className={styles.fine}
        d="M80 208Q136 198 176 217M75 222Q134 212 176 231M71 236Q132 226 176 245M67 249Q96 243 120 245M206 217Q246 198 304 208M205 232Q216 227 230 225"
      />
      <path className={styles.solid} d="M236 224l6-13 50-52q4-3 7 0 3 3 0 7l-50 52z" />
      <path className={styles.cut} d="M238 222l8-8M246 208l7 7" />
    </svg>
  )
}
