import { linesOf } from '#kit/text/lines-of.ts'

const namesIn = (block: string) => new Set(linesOf(block).flatMap((line) => line.split(' ')))

/** Names and words for people of whom a story says she; of all others it says they. */
export const familiarWomen = namesIn(`
  woman girl lady mother mum mom ama aama mami sister didi bahini grandmother granny hajurama
  bajai aunt auntie phupu kaki maiju sasu buhari daughter wife queen princess witch widow bride
  aarati aarti alina alisha ambika amrita anita anjali anju anu apsara aruna asha asmita ayusha
  babita barsha bhawana bhumika bimala binita bindu bishnumaya chameli chandani deepa devi dikshya
  dolma doma durga elina gita geeta ganga garima gauri goma hema indira ishwari jamuna janaki jaya
  juna junu jyoti kabita kalpana kamala karuna kavita kopila kritika kumari lakpa laxmi leela lila
  lalita luna madhu mamata manisha manju maya meena mina mira muna muskan namrata nanu neha nirmala
  nisha pabitra parbati pema pooja puja prabha pragya prakriti prativa pratima priya priyanka punam
  rachana radha rama rama ranjana rashmi rekha renu rita ritu riya roshani rupa sabina sabita sadhana
  sajina samjhana sandhya sanju sapana sarada saraswati sarita sarmila saru shanti sharada shova
  shristi shreya simran sita sheela sneha sobha srijana sujata sunita surya sushila sushma swastika
  tara tulasi urmila usha yamuna yangchen yashoda mary anna sarah emma sophie lucy alice
`)

/** The same for he. */
export const familiarMen = namesIn(`
  man boy father dad baba buwa brother dai bhai grandfather grandpa hajurba uncle mama kaka
  phupa sasura son husband king prince wizard monk
  aashish abhishek ajay amit anil anish arjun arun ashok avinash bharat bhim bibek bijay bikash
  bikram bimal binod bipin birendra bishal bishnu buddha chandra dawa deepak dhan dharma dil dilip
  dinesh dipesh dipendra ganesh gaurav gopal govinda gyanendra hari harka hom ishwor janak jeevan
  jit kailash kamal karan karma keshav kiran krishna kumar lal laxman lokendra madan mahesh man
  manish manoj milan mohan mukesh nabin nabraj narayan naresh naren niraj nirajan om pasang
  pawan prabin prakash pramod prashant prem puran puskar rabi rabin rajan raj rajendra rajesh raju
  rajiv ram ramesh ravi rohan rohit roshan sachin sagar samir sandesh sandip sanjay sanjeev santosh
  saroj shankar shiva shyam siddhartha sonam subash sudip sujan suman sunil suraj suresh surendra
  tashi tek tenzin tsering ujjwal umesh uttam yogesh john david james peter thomas michael
`)
