import type { StoryGenre } from '../../kinds.ts'

/**
 * Openings of stories. {name} is a woman or a man, and {she}, {her} and {him} (whom) follow;
 * {other} is somebody else.
 */
export const storySeeds: Readonly<Record<Exclude<StoryGenre, 'any'>, readonly string[]>> = {
  romance: [
    '{name} had kept the same bench at a tea stall in [Patan|Bhaktapur|Baneshwor] for three winters before anyone took it. The person on it was reading {her} favourite book, [upside down|from the last page]. “You’re holding it wrong,” {she} said, which was not how {she} had meant to begin. “I know,” said {other}. “I wanted someone to tell me.” Only when the rain began did {name} notice the name inside the cover, in {her} own handwriting.',
    'The bus to [Ilam|Tansen|Bandipur] broke down where it always broke down. {name} climbed the wall to see the view and found that someone had got there first, with oranges. {other} held out half of one without turning round. They spoke of [roads|rivers] and other things that do not arrive on time. When the horn sounded at last, neither of them stood up.',
  ],
  mystery: [
    'The letter had been posted in 1988, and it reached {name}’s door in [Kirtipur|Lalitpur] on a wet Tuesday. It was addressed to {him} by name, though {she} had not been born when it was stamped. It said: ask {other} about the well. {name} knew only one {other}, who had kept the corner shop for forty years and spoke of nothing but rice. The old shopkeeper looked at it for a long time and pulled down the shutter. “Who else knows,” {other} said, “that it came?”',
    'On the morning of the festival, the bell of the [hill temple|old monastery] was gone. The dust beneath it had not been touched. {name}, who distrusted miracles, thought to count the pigeons. There should have been sixty; there were fifty-nine, and one wore a thread of red wool. The same wool, {she} remembered, lay in a basket beside {other}’s chair.',
  ],
  fantasy: [
    'When the last speaker of the river’s language died, the [Seti|Trishuli|Karnali] stopped in the night. {name} found it at dawn, quite still between its banks, with fish hanging in it, surprised. {Her} grandmother had taught {him} a single word, for use in an emergency, and had never said what it meant. {name} looked round to see that nobody was near. Then {she} leaned down and said it, and something below the water opened its eyes.',
    'All the kites lost at Dashain go somewhere, and {name} was the first person to follow one. It went over the [rooftops|brick kilns] and over the place where maps grow vague. By evening {she} stood in a valley where ten thousand kites were nesting in the trees. They turned to look at {him}, rustling, with their paper faces. “You took your time,” said the oldest, in a child’s voice {she} knew for {her} own.',
  ],
  drama: [
    'The house in [Pokhara|Dharan|Gorkha] was to be divided, and {name} had come home with a tape measure. {other} had come with nothing, and had already begun to cook. They had not spoken in [six|nine] years. “Salt,” said {other}, holding out a hand, as if they were children. {name} passed it, and saw that the pencil marks of their heights had never been painted over. The last mark was not theirs, and it was recent.',
    '{name} had told the village that {she} was a manager in [Dubai|Doha], and now the village had come to the airport to meet {him}. In {her} bag were a borrowed suit, four phones for four cousins, and the papers of a debt. {other} stood in front with a garland, thinner than in the photographs. They had both been lying, it seemed, and for the same reason. “Tell me everything,” {other} whispered into the embrace, “but first, smile.”',
  ],
  adventure: [
    'The map was drawn inside a tea chest, and {name} had slept beside it for years without turning it to the light. It showed the [Langtang|Dolpo|Mustang] valley, but with one pass too many. {other}, who had carried loads over every pass there was, stopped laughing. “My grandfather went looking for that one,” said {other}. “He came back with a different walk.” They left before dawn with rope, roasted flour, and a goat who was not invited. By the third day the goat was leading.',
    '{name} had promised to deliver one small box to the last house in [Humla|Jumla|Taplejung], and the bridge was gone. A steel cable still hung across, with a wooden seat, and on the seat sat {other}, eating peanuts. “It holds,” said {other}, “if you don’t look down, and don’t open the box.” Halfway over, the box began to tick. {name} looked at {other}, and {other}, for the first time, looked down.',
  ],
  horror: [
    'Every house in the lane had [seven|nine] steps, and {name} had never thought to count them in the dark. The power went, and {she} came down with one hand on the wall. After the last step there was another. From somewhere below, quite kindly, {her} mother’s voice called that dinner was ready. {Her} mother was in [Melbourne|Biratnagar]. {name} stood very still and felt, against the sole of {her} foot, the edge of one step more.',
    'The village had a rule: after dark you did not answer anyone who called you only once. {name} had grown up in [London|Toronto] and thought it charming. On the third night someone called from the yard, in {other}’s voice, just once. {She} was already at the door when {she} heard {other} turn over in bed, behind {him}. “Don’t,” {other} said, quite awake. Outside, patiently, whatever it was began to learn {name}’s name.',
  ],
  comedy: [
    '{name}’s uncle had bought a [tractor|loudspeaker] at an auction, and with it, by some error, the post of mayor. {other}, who had been planning to win that election for eleven years, arrived breathing carefully. “There has been a mistake,” said {other}. “Then sit,” said the uncle, moving a hen, “and advise me on the mistake.” {name}, who was asked to take the minutes, wrote at the top of the page: day one.',
    'It was {name}’s first day as a meditation teacher, and the drill next door had begun at six. {other}, who had paid for silence in advance, opened one eye. “Breathe in the drill,” said {name}, improvising. “Breathe out the drill.” By Friday there was a queue down the lane in [Thamel|Jhamsikhel]. On Saturday the drill stopped, and thirty people asked for their money back.',
  ],
}

export const women: readonly string[] = ['Asmita', 'Sabina', 'Maya', 'Doma', 'Sarita', 'Nirmala']
export const men: readonly string[] = ['Bikram', 'Suman', 'Karma', 'Rajan', 'Arjun', 'Dipesh']
