import { starlet } from './blocks.ts'
import { Stamp } from './stamp.tsx'

/** सप्तर्षि over the hills, and a diyo on the sill. */
export default function DiscoverArt() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true">
      <path data-tone="night" d="M24 246C10 150 40 20 200 16 360 20 390 150 376 246Z" />
      <circle data-tone="glow" cx="300" cy="86" r="27" />
      <circle data-tone="night" cx="289" cy="79" r="23" />
      <path data-tone="thread" d="M78 92 112 74l34 10 34 8 16 36h50l8-36h-74" />
      <Stamp
        id="seven-sages"
        path={starlet}
        tone="glow"
        at="M78 92l0 0 34-18 34 10 34 8 16 36 50 0 8-36 0 0"
      />
      <path
        data-tone="specks"
        d="M60 128h0M104 116h0M150 118h0M246 48h0M172 46h0M232 164h0M336 146h0M300 164h0M120 156h0M66 176h0M350 182h0M128 52h0M222 110h0M174 160h0M272 52h0M326 120h0"
      />
      <path
        data-tone="ridge"
        d="M20 212C60 178 96 172 132 194 166 212 190 190 226 178 268 164 300 186 330 198 350 206 366 202 380 198L376 246H24Z"
      />
      <path
        data-tone="contour"
        d="M60 200C90 184 116 190 138 206 172 226 200 202 234 192 268 184 292 196 318 210M76 214C104 204 122 210 142 222M262 206C276 206 288 214 300 222"
      />
      <circle data-tone="halo" cx="200" cy="212" r="46" />
      <circle data-tone="halo" cx="200" cy="214" r="27" />
      <path d="M8 246H392" />
      <path
        data-tone="glow"
        d="M200 180C212 200 214 210 210 220 206 230 194 230 190 220 186 208 194 198 200 180Z"
      />
      <path data-tone="paper" d="M200 204q6 8 4 14-4 6-8 0-2-6 4-14Z" />
      <path
        data-tone="bowl"
        d="M146 238C164 228 220 222 250 230 258 226 263 229 262 235 256 262 226 276 200 276 172 276 148 262 146 238Z"
      />
      <path data-tone="wash" d="M152 238C172 231 220 227 246 231 222 243 178 245 152 238Z" />
      <path d="M200 236v-10" />
      <path data-tone="cut" d="M164 256Q198 270 240 252" />
      <path data-tone="fine" d="M56 260H126M276 262H344M36 276H106M296 278H372M150 290H240" />
    </svg>
  )
}
