const words = {
  'common.kept.title': 'Saved on this phone',
  'common.kept.lead':
    'What you write here stays on this phone and isn’t sent to anyone. Anyone who opens this phone can read it.',
  'common.kept.leadLocked':
    'What you write here stays on this phone, behind your lock. Only your PIN, your password or your thirteen words open it.',
  'common.kept.setLock': 'Set a lock',
  'common.kept.lockSettings': 'Lock settings',
  'common.kept.mayBeCleared':
    'Your browser may delete this when space runs low or when you clear its data, so download a copy now and then.',
  'common.kept.download': 'Download everything',
  'common.kept.bringBack': 'Restore from a copy',
}

export type Words = typeof words
export default words
