const words = {
  'common.kept.title': 'Kept on this phone',
  'common.kept.lead':
    'What you write here stays on this phone and is sent to nobody. Whoever opens this phone can read it.',
  'common.kept.leadLocked':
    'What you write here stays on this phone, under your lock. Only your PIN or password opens it, or your thirteen words.',
  'common.kept.setLock': 'Set a lock',
  'common.kept.lockSettings': 'Lock settings',
  'common.kept.mayBeCleared':
    'Your browser has not promised to keep it: it may clear this site when space runs low or when you clear its data. Download a copy now and then.',
  'common.kept.download': 'Download everything',
  'common.kept.bringBack': 'Bring back a copy',
}

export type Words = typeof words
export default words
