import { useEffect, useRef } from 'react'

/** A step back that was asked for takes a moment; nothing is laid on top of it before it is done. */
let stepBack: Promise<unknown> = Promise.resolve()

/** Escape and the phone's back button end what took the whole glass, and leave the page where it is. */
export function useWayOut(isOpen: boolean, end: () => void): void {
  const latest = useRef(end)
  latest.current = end

  useEffect(() => {
    if (!isOpen) return
    let isWanted = true
    let isOver = false
    const wentBack = () => {
      isOver = false
      latest.current()
    }
    const hear = ({ key }: KeyboardEvent) => {
      // With a dialog lying over it, that is what Escape closes.
      if (key === 'Escape' && !document.querySelector('dialog:modal')) latest.current()
    }
    addEventListener('keydown', hear)
    void stepBack.then(() => {
      if (!isWanted) return
      history.pushState({ over: true }, '')
      isOver = true
      addEventListener('popstate', wentBack, { once: true })
    })
    return () => {
      isWanted = false
      removeEventListener('keydown', hear)
      removeEventListener('popstate', wentBack)
      // Whoever went on to another page has it behind them and not before them.
      if (!isOver || !history.state?.over) return
      stepBack = new Promise((done) => addEventListener('popstate', done, { once: true }))
      history.back()
    }
  }, [isOpen])
}
