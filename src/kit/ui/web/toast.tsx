import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { close } from './icons.ts'
import { keepClear } from './keep-clear.ts'
import styles from './toast.module.css'

export type Toast = {
  text: ReactNode
  action?: { label: string; onAct: () => void }
}

type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast>(() => {})

/** Says a short thing that needs no answer. The newest replaces the one before: one at a time. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

const readingTime = 6_000
const decidingTime = 15_000

function useTimeToRead(toast: Toast | null, isHeld: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(dismiss, toast.action ? decidingTime : readingTime)
    return () => clearTimeout(timer)
  }, [toast, isHeld, dismiss])
}

type RegionProps = { closeLabel: string; children: ReactNode }

/** Put it once around the app. The live region is there from the first page, or it stays unheard. */
export function ToastRegion({ closeLabel, children }: RegionProps) {
  const [toast, setToast] = useState<Toast | null>(null)
  const [isHeld, hold] = useState(false)
  const dismiss = useCallback(() => {
    setToast(null)
    hold(false)
  }, [])
  useTimeToRead(toast, isHeld, dismiss)
  const slip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (toast && slip.current ? keepClear(slip.current) : undefined), [toast])

  const act = () => {
    toast?.action?.onAct()
    dismiss()
  }

  return (
    <ToastContext value={setToast}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop its clock */}
      <div
        className={styles.region}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        <div role="status" aria-live="polite">
          {toast && (
            <div ref={slip} className={styles.toast}>
              <p>{toast.text}</p>
              {toast.action && (
                <Button kind="plain" onClick={act}>
                  {toast.action.label}
                </Button>
              )}
              <IconButton icon={close} label={closeLabel} onClick={dismiss} />
            </div>
          )}
        </div>
      </div>
    </ToastContext>
  )
}
