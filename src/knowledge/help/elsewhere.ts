import { dial, emergencyName, type HelpInCountry, type Helpline } from './helpline.ts'

/** A public directory of the lines of every country. */
export const helplineElsewhere: Helpline = {
  id: 'findahelpline',
  name: { en: 'Find a helpline in your country', np: 'आफ्नो देशको हेल्पलाइन खोज्नुहोस्' },
  number: 'findahelpline.com',
  call: '',
  href: 'https://findahelpline.com',
  reasons: ['dying', 'hurt', 'child'],
  hours: null,
  sources: [],
  checkedOn: null,
}

export const elsewhere: HelpInCountry = {
  name: { en: 'Another country', np: 'अर्को देश' },
  lines: [
    helplineElsewhere,
    {
      id: 'gsm-112',
      name: emergencyName,
      ...dial('112'),
      reasons: ['ambulance', 'police'],
      hours: null,
      note: {
        en: 'from a mobile phone in most countries',
        np: 'धेरैजसो देशमा मोबाइलबाट',
      },
      sources: [{ name: 'Gizmoids, on GSM phones', link: 'https://www.gizmoids.in/?p=7770' }],
      checkedOn: null,
    },
  ],
  embassy: null,
}
