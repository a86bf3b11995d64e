const words = {
  'common.cover.title': 'A calendar in front',
  'common.cover.lead':
    'Whoever opens this site on this phone sees a Nepali patro with its own name and icon, and nothing else. It is a real one: the month, today’s date, and a converter.',
  'common.cover.switch': 'Show the patro first',
  'common.cover.how': 'To come in',
  'common.cover.hold':
    'Keep a finger on the large date for about a second. With a keyboard, hold Enter on it.',
  'common.cover.secret':
    'If a lock is set, it then asks for your PIN or password; your thirteen words open it too. You can also type the PIN as the year in the converter and press Convert, unless it could be a year (1800 to 2199).',
  'common.cover.tab': 'It stays open in that tab until you close it or leave fast.',
  'common.cover.limits': 'Good to know',
  'common.cover.installed':
    'An app that you have installed keeps its old name and icon. Remove it, open the patro, and install that one.',
  'common.cover.history':
    'Your browser still remembers the addresses you visited. Clear its history if somebody looks there. Someone who knows of this cover can open it as you do; only a lock stops them.',
  'common.cover.leaving': 'Leaving fast',
  'common.cover.leave':
    'The door at the top of every page, or Escape pressed three times, shows the patro at once and locks your pages. The way back shows it too while it is on the screen. To return, open the site’s address again or hold the date.',
  'common.cover.see': 'See the patro',
  'common.cover.refused':
    'This browser keeps no cookies for this site, so the cover could not be set. Nothing has changed.',
}

export type Words = typeof words
export default words
