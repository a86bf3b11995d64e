interface Window {
  /** Hands over what was tapped before the app was there. */
  takeFirstTaps?: () => void
}
