/*
 * What a recovery sheet is written in: short words everybody can spell, of which the first four
 * letters are enough. The order is part of every sheet ever written; a word is never changed.
 */
export const words: readonly string[] = `
about above acacia acorn across action admire adult after again ahead airport album almond
alpaca always amber anchor animal answer apple apricot apron arena around arrange arrive arrow
artist asleep atlas august author autumn avenue average avocado awake award azure badge bagel
bagpipe bakery balance balcony ballet bamboo banana banjo banner banquet barber bargain barley
barrel basil basket bathtub battery beacon bead bedroom before begin believe belong belt bench
beside beyond bicycle big bike binder biology birch biscuit bison blanket blaze blink blog bloom
blossom blouse bobbin bonfire bongo bonnet bookend boot borrow bottle bounce box bracket braid
branch brave breeze brick bridge bright bring broad bronze brook brother brown brush bubble
bucket buffalo buggy bugle bulb bundle busy butter buzz cabbage cabin cactus cafe calcium camel
canal canoe canyon captain caramel carbon cargo carpet cartoon cashew castle casual cavern cedar
celery ceramic chain chalk chance chapter charm chat cheese chef cherry chess child chime chisel
choice chorus chutney cinema circle city clap clean clever cliff clinic cloak cloth cloud club
coach coaster cobbler cocoa coffee collect column comb comet comfort comic common compass
concert connect cook copper corner correct cosmos costume cottage cousin cover cowboy cradle
craft crane crater crayon cricket crisp crowd crumb crystal cup curious curl curry curtain curve
cushion custom cycle daisy dance daring date dawn deck deep delight denim dentist desktop
diagram dial diamond dice digit dinner doctor dog doll dolphin domino donate doorway double
dozen dragon drama draw dream dress drift drink drive drop drum dry duet dune dusk eager eagle
early earn earring earth easel easy echo educate elder elegant eleven emerald emotion endless
energy engine enjoy enough equal evening every exact example excite exit expand explore export
express extra fabric falcon family famous farmer fashion fast feather fence fern fiction fiddle
field figure film filter finish first fish fix flannel flash flight float flock floor florist
flow fluffy flute fly foam focus folder folk food forest forward fossil frame freckle fresh
friday friend frog frost fruit fuel funny future gadget galaxy gallery game garage garden garlic
garment gather gazelle gear gentle gesture geyser giant gift giggle ginger giraffe glad glance
glitter glory glove glue goat goggles goose grain grand grape grass gravity green grid grill
grocery group grow guess guide guitar gull gym half hammer hamster handle happy harmony harp
harvest hawk hazel hedge height helmet help hen hero hill hippo history hockey hold holiday home
honest horizon horn host hotel huge human hundred hydrant icicle idea igloo iguana image indigo
indoor ink insect inside inspire invent invite iris iron island item ivory ivy jacket jaguar
january jar jasmine jazz jeans jersey jet jigsaw job join joke jolly journey juice july jumbo
jump jungle junior kale karate kayak kebab keeper kettle kilo kimono kind kiosk kitchen kite
kiwi koala label ladder ladle lagoon lake lamp lantern large lark laugh league lecture lemon
lentil leopard letter library lid life lilac lily lion liquid list little lizard llama loaf
lobby local lodge logic lotus lounge lucky luggage lullaby lunar lunch lyric machine magic
magnet magpie mailbox mammoth mango maple marble march marina market maroon master meadow meal
measure melody member memory mention menu mercury merry message meteor method metro million
mineral mint minute mirror mitten mobile model moment monday monkey monsoon month mop mosaic
moss mother motor mouse move muffin mug museum music mustard napkin nature nectar needle nephew
nest network never nibble nickel niece noodle noon north notice novel number nurse nylon oak
oasis oatmeal oboe ocean october office often okra olive online open opera opinion orange
orchard oregano origami ostrich otter outdoor outfit oval overall owl owner oxygen page painter
palace palm pancake panda panel panther papaya paper parade parcel parent parrot parsley partner
pasta path pattern peacock peanut pearl pebble pelican pencil penguin penny people pepper
perfect person petunia phone photo physics piano pick picnic picture pigeon pilot pioneer pipe
pizza planet plastic plate play plaza please plenty plug plumber plywood podium poem polar
polish pollen polo pony poppy port postman potato pottery pouch powder prepare present pretty
print prize produce project promise puddle pulley puma pumpkin pupil puppet purple push puzzle
pyramid quarter quest quick quiet quill quince quiz raccoon race radar radio rainbow raisin
rally rapid rattle raven ready recipe record recycle reef regular relax remind repair repeat
respect return reveal reward rhubarb rhythm ribbon rich ripple rise river robin robot rocket
roof rooster rope rotate rubber rugby run rural saddle safari saffron sailor salad salon salt
sand sapling satchel satin saturn savanna save sawdust scale scarf school science scooter score
scout screen script scuba seagull search season seat seaweed second section series sesame
session seven shallow shampoo shape shawl sheet shelf sherbet shine shoebox shop short shovel
shrub shuffle shuttle sibling sidecar signal silent silk silver similar simple sister sitar size
skate sketch skillet skip skirt sky sled slide slipper slope small smart smile smooth snack
snail snow soccer sock soda soft soil song sound soup source south soybean spark spatula speaker
special speech spell sphere spice spider spin spiral splash sponge spoon spray sprout spruce
square stadium staff stage stamp station stencil sticker stool stove straw stream string student
subway sugar suit summer sundial sunrise sunset supper swap swift swim swing switch syrup system
table tadpole talent tall tassel taste taxi teach teapot teddy tennis terrace texture thank
theme theory thick thimble thirty thistle thread thunder ticket tiger tile timber tiny toast
today tomato tonight toolbox topaz topic topping torch total toucan towel town toy track trade
traffic trail tram travel tree trident trip trolley trophy truffle trumpet trunk trust truth
tube tuesday tugboat tulip tuna tundra tunic tunnel turnip turtle tutor twelve twenty twin twist
ukulele uncle under uniform union unique unlock useful usual utensil valley vanilla vase vehicle
velvet vessel victory video view village vine vintage violet visible vivid voice volcano volume
voyage wafer waffle wagon waiter walk wallaby walnut walrus waltz warm wash watch weave web
weekend welcome wheat whirl whisker white width wild willow window winter wire wisdom wolf
wombat wonder wool work wreath yacht yard yeast yellow yes yoga young zebra zigzag zinc zipper
zone zoom
`
  .trim()
  .split(/\s+/)
