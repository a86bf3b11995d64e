const words = {
  'common.cover.title': 'A calendar in front',
  'common.cover.lead':
    'Anyone who opens this site on this phone sees a Nepali patro with its own name and icon, and nothing else. It’s a real one: the month, today’s date, and a converter.',
  'common.cover.switch': 'Show the patro first',
  'common.cover.how': 'How to get in',
  'common.cover.hold':
    'Keep a finger on the large date for about a second. With a keyboard, hold Enter on it.',
  'common.cover.secret':
    'If you have a lock, it then asks for your PIN or password; your thirteen words open it too. You can also type the PIN as the year in the converter and press Convert, unless it could be a year (1800 to 2199).',
  'common.cover.tab': 'It stays open in that tab until you close it or use Quick exit.',
  'common.cover.limits': 'Good to know',
  'common.cover.installed':
    'An app you have already installed keeps its old name and icon. Remove it, open the patro, and install that one.',
  'common.cover.history':
    'Your browser still remembers the addresses you visited. Clear its history if someone looks there. Anyone who knows about this cover can open it as you do; only a lock stops them.',
  'common.cover.leaving': 'Quick exit',
  'common.cover.leave':
    'The door at the top of every page, or Escape pressed three times, shows the patro at once and locks your pages. While it is on the screen, going back shows it too. To return, open the site’s address again or hold the date.',
  'common.cover.see': 'See the patro',
  'common.cover.refused':
    'This browser doesn’t keep cookies for this site, so the cover couldn’t be set. Nothing has changed.',
}

export type Words = typeof words
export default words
