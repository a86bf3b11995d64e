import { Picture, type PictureName } from './picture.tsx'

/** Where there is room for two and the second has nothing to show yet, the picture of the hour. */
export function PictureBeside({ of: name }: { of: PictureName }) {
  return (
    <div className="beside idle" aria-hidden="true">
      <Picture of={name} />
    </div>
  )
}
