import { Moon, NightSky, Star } from '#capabilities/look/web/night-panel.tsx'
import styles from './rashifal.module.css'

const specks =
  'M18 26h0M46 92h0M70 22h0M92 70h0M34 58h0M262 22h0M286 58h0M238 84h0M302 96h0M212 20h0M120 104h0M206 100h0M12 98h0M308 30h0'

/** The sign in the moon, stars around it. */
export function SignInMoon({ glyph }: { glyph: string }) {
  return (
    <NightSky width={320} height={116} specks={specks}>
      <Moon x={160} y={58} size={40} />
      <path className={styles.glyph} d={glyph} transform="translate(133.6 31.6) scale(2.2)" />
      <Star x={64} y={46} size={1.2} />
      <Star x={262} y={50} size={0.9} />
      <Star x={232} y={28} size={0.6} />
    </NightSky>
  )
}
