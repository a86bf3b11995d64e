import { marigold, pipalLeaf } from './blocks.ts'
import { Mist, Stamp } from './stamp.tsx'

const glasses = 'M160 229l3 22q7 3 14 0l3-22M192 229l3 22q7 3 14 0l3-22M224 229l3 22q7 3 14 0l3-22'

/** Dusk under the two trees: a garland between them, and tea for whoever comes. */
export default function CommunityArt() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true">
      <circle data-tone="glow" cx="200" cy="186" r="46" />
      <Mist
        id="dusk-mist"
        d="M0 200C36 190 62 160 96 158 124 158 142 200 178 204 204 206 226 192 246 176 266 160 286 150 304 156 336 168 366 196 400 204V290H0Z"
      />
      <path
        data-tone="fine"
        d="M80 161Q88 158 96 158C124 158 142 200 178 204 204 206 226 192 246 176 266 160 286 150 304 156Q312 159 322 165M100 172C112 178 122 206 150 216M104 196Q112 208 126 214M300 170C276 172 258 198 228 212M298 190Q280 198 262 212"
      />
      <path
        data-tone="shade"
        d="M30 254C46 214 42 160 32 112 28 84 22 66 14 52 30 58 40 52 50 28 52 62 68 88 86 96 68 98 62 112 62 134 62 182 66 228 90 254ZM370 254C354 214 358 160 368 112 372 84 378 66 386 52 370 58 360 52 350 28 348 62 332 88 314 96 332 98 338 112 338 134 338 182 334 228 310 254Z"
      />
      <path
        data-tone="cut"
        d="M44 118C52 160 52 206 46 244M56 140Q56 200 68 246M356 118C348 160 348 206 354 244M344 140Q344 200 332 246"
      />
      <Stamp
        id="dusk-a"
        path={pipalLeaf}
        tone="mid"
        turn={18}
        at="M136 10l0 0 14 0 97-2 30 0 78 9 16-1-342 9 63 6 35-12 6 14 43-10 40 6 15-1 70-3-293 22 81 6 31-16 184 11 43-2 44-5-349 16 272 2 25-3 0 0"
      />
      <Stamp
        id="dusk-b"
        path={pipalLeaf}
        tone="line"
        turn={-16}
        at="M58 13l0 0 17 1 44-7 61 4 25 4 59 0 26-1 19 1-292 15 25-11 63 14 39-12 132 0 13 12 29-9 16 4 35 3-348 11 14-2 19 4 27-2 188-5 46 3 44-1 16 5 11 9-368 3 12 7 25-4 293 8 26-9 0 0"
      />
      <Stamp
        id="dusk-c"
        path={pipalLeaf}
        tone="glow"
        turn={34}
        at="M89 15l0 0 15 0 61-3 53 3 17-2 102-2-288 20 15-6 15 2 73 5 12-5 30-4 58 2 95 3 38-3-317 23 260-3-254 15 253 5 33-1 0 0"
      />
      <Stamp
        id="bloom-a"
        path={marigold}
        tone="glow"
        at="M64 86l0 0 19 13 20 11 19 10 20 7 19 5 20 3 19 1 19-1 20-3 19-5 20-7 19-10 20-11 19-13 0 0M62 97l0 0 0 22 0 22 0 0M338 97l0 0 0 22 0 22 0 0"
      >
        <circle data-tone="line" r="2" />
      </Stamp>
      <Stamp
        id="bloom-b"
        path={marigold}
        tone="shade"
        at="M74 93l0 0 19 12 20 10 19 9 19 6 20 4 19 2 20 0 19-2 20-4 19-6 19-9 20-10 19-12 0 0M62 108l0 0 0 22 0 0M338 108l0 0 0 22 0 0"
      >
        <circle data-tone="glow" r="2" />
      </Stamp>
      <g>
        <path data-tone="course" d="M14 264H386" />
        <path data-tone="course" d="M10 280H390" />
      </g>
      <path d="M8 254H392" />
      <path data-tone="paper" d={glasses} />
      <path
        data-tone="glow"
        d="M162 238q8 3 16 0l-2 13q-6 2-12 0zM194 238q8 3 16 0l-2 13q-6 2-12 0zM226 238q8 3 16 0l-2 13q-6 2-12 0z"
      />
      <path
        data-tone="fine"
        d={`${glasses}M170 222c-4-5 4-8 0-14M202 222c-4-5 4-8 0-14M234 222c-4-5 4-8 0-14M30 294H120M160 297H250M290 294H372`}
      />
    </svg>
  )
}
