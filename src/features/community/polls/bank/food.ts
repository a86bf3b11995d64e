import { askAbout } from './poll-seed.ts'

const ask = askAbout('food')

export const foodPolls = [
  ask(
    'comfort',
    { en: 'Which food is a hug?', np: 'कुन खानाले अँगालो हालेजस्तो लाग्छ?' },
    {
      dalbhat: { en: 'Dal bhat with ghee', np: 'घिउ हालेको दालभात' },
      jaulo: { en: 'Soft jaulo', np: 'तातो जाउलो' },
      thukpa: { en: 'A bowl of thukpa', np: 'एक कचौरा थुक्पा' },
      roti: { en: 'Roti straight from the pan', np: 'तावाबाट भर्खरै निकालेको रोटी' },
      dhido: { en: 'Dhindo and gundruk', np: 'ढिँडो र गुन्द्रुक' },
    },
  ),
  ask(
    'tea',
    { en: 'How do you take your tea?', np: 'तपाईंलाई कस्तो चिया मन पर्छ?' },
    {
      milk: { en: 'With milk, strong', np: 'दूध हालेको कडा चिया' },
      black: { en: 'Black with lemon', np: 'कागती हालेको फिक्का चिया' },
      masala: { en: 'With spices', np: 'मसला चिया' },
      butter: { en: 'Salted, with butter', np: 'नुन र नौनी हालेको चिया' },
      coffee: { en: 'As coffee', np: 'चिया होइन, कफी' },
    },
  ),
  ask(
    'momo',
    { en: 'Momo: how?', np: 'मम कस्तो भए मिठो?' },
    {
      steamed: { en: 'Steamed', np: 'बाफमा पाकेको' },
      jhol: { en: 'In jhol', np: 'झोलमा डुबेको' },
      fried: { en: 'Fried', np: 'तारेको' },
      kothey: { en: 'Kothey', np: 'कोथे' },
      achar: { en: 'I come for the achar', np: 'मलाई त अचार भए पुग्छ' },
    },
  ),
  ask(
    'monsoon-snack',
    { en: 'It’s pouring. What goes with it?', np: 'बाहिर पानी दर्किएको छ। सँगमा के खाने?' },
    {
      maize: { en: 'Roasted maize', np: 'पोलेको मकै' },
      pakoda: { en: 'Pakoda', np: 'पकौडा' },
      bhatmas: { en: 'Roasted soybeans', np: 'भुटेको भटमास' },
      noodles: { en: 'Hot noodles', np: 'तातो चाउचाउ' },
    },
  ),
  ask(
    'achar',
    { en: 'Which achar wakes everything up?', np: 'कुन अचारले खानाको स्वाद खुलाउँछ?' },
    {
      tomato: { en: 'Tomato with timur', np: 'टिमुर हालेको गोलभेँडाको' },
      lapsi: { en: 'Lapsi', np: 'लप्सीको' },
      radish: { en: 'Fermented radish', np: 'खाँदेको मुलाको' },
      sesame: { en: 'Sesame and potato', np: 'आलु र तिलको' },
    },
  ),
  ask(
    'cook',
    { en: 'Who cooks the dish you dream of?', np: 'सम्झँदै मुख रसाउने खाना कसले पकाउँछ?' },
    {
      mother: { en: 'My mother', np: 'आमाले' },
      father: { en: 'My father', np: 'बुबाले' },
      grandmother: { en: 'My grandmother', np: 'हजुरआमाले' },
      shop: { en: 'A small shop', np: 'गल्लीको सानो पसलले' },
      me: { en: 'I do', np: 'म आफैँले' },
    },
  ),
]
