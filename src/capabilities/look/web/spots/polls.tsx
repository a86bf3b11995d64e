/** Three glasses of tea, and no two alike. */
export default function PollsSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M2 64q46-9 92 0-46 10-92 0z" />
      <path
        data-tone="glow"
        d="M12.5 28h15l-1.5 31q-6 3-12 0zM41.2 46h13.6l-.8 13q-6 3-12 0zM69 18h16l-2 41q-6 3-12 0z"
      />
      <path d="M10 14l3 46q7 4 14 0l3-46M38 14l3 46q7 4 14 0l3-46M66 14l3 46q7 4 14 0l3-46" />
      <path
        data-tone="fine"
        d="M12.5 28q7 3 15 0M41 46q7 3 14 0M68.5 18q8 3 17 0M10 14h20M38 14h20M66 14h20M74 10c-4-4 4-5 0-9M80 10c-4-4 4-5 0-9"
      />
      <path data-tone="line" d="M4 64h88q-2 5-8 5H12q-6 0-8-5z" />
      <path data-tone="cut" d="M16 40l.8 12M72.5 32l1.2 20" />
    </svg>
  )
}
