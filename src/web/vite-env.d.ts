/// <reference types="vite/client" />

declare module 'virtual:spoken-words' {
  /** Of each screen the rooms whose words it says, found by what it imports. */
  const spokenWords: Readonly<Record<string, readonly string[]>>
  export default spokenWords
}
