/**
 * What goes on round any topic while one thinks of it, in pieces that stand beside each other in any
 * order: a few lines make thousands of stanzas. Each is whole, belongs to the evening, and leaves
 * the topic alone. A slash parts two lines that belong together.
 */

/** Four syllables: they open the lines of a couplet. */
export const briefSights = `
The [kettle|kitchen] hums.
A bus goes by.
The [street|lane|step] is wet.
The [tea|soup] is hot.
The lamp is [lit|low].
The dog is [in|out].
A [window|shutter] shines.
The crows [go|come] home.
The clock has stopped.
The moon is up.
The rain has thinned.
A friend walks past.
The wind has dropped.
The phone stays dark.
A gate swings shut.
The rice is [done|on].
`

/** Six syllables and six: they end the lines of a couplet, or rhyme a quatrain. */
export const rhymedSights = `
A [neighbour|sister] calls: come in. / The [dark|night] is soft and thin.
Somebody’s frying bread. / The chickens go to bed.
A [moth|cat] has crossed the floor. / One [coat|hat] is on the door.
The last [bus|truck] climbs the hill. / The [tree|street] outside is still.
The [hills|roofs] have lost their blue. / There’s [soup|bench|room] enough for two.
[Two|Ten] swallows cross the light. / The [bread|milk] will last the night.
The [washing’s|sheets are] nearly dry. / One star has tried the sky.
A boy is tying shoes. / The radio has news.
A [pigeon|sparrow] shifts its wing. / The pipes begin to sing.
I’ve cut the [bread|cake] in three. / One [slice|piece] is not for me.
The [baker|grocer] drops his blind. / The [dog|wind] has changed its mind.
My [shoes|boots] are by the stair. / There’s woodsmoke in the air.
The [river’s|traffic’s] far and low. / The windows start to glow.
A [torch|lamp] goes down the lane. / It [smells|tastes] of dust and rain.
`

/** Eight syllables: the unrhymed lines of a quatrain; in free verse, what an answer looks at. */
export const longSights = `
The [town|street|hill] is putting on its lamps.
Somebody [laughs|sings|coughs] across the yard.
A [kettle|pigeon] somewhere starts to talk.
The day takes off its [heavy|muddy|dusty] shoes.
I count the [steps|spoons|roofs]. They all are there.
The [clock|tap|moth] goes on with what it knows.
The light lies [down|flat] along the wall.
There is a [chair|cup|plate] for one who’s late.
A bus unloads its [bags|sacks|hens] and yawns.
I hang my [coat|bag|keys] behind the door.
The [moon|cat|smoke] is sitting on the roof.
The [maize|grass|hedge] is talking in its sleep.
My hands still smell of [soap|limes|earth] and thread.
The [wall|step|roof] gives back the afternoon.
`

/** Five syllables. */
export const haikuSights = `
[dusk|smoke] at the window
one [lamp|star] on the hill
steam on the [mirror|window]
[wet|small] [shoes|socks] by the door
[bread|rice] under a cloth
a [dog|flute] far away
the [stairs|spoons] in the dark
power cut: the [moon|stars]
tea, and no hurry
the [smell|sound] of first rain
two crows on a wall
a [spoon|coin] on the sill
`

/** Seven and five: they close a haiku, and answer in free verse. */
export const answers = `
the [cat|moth] has chosen the page / I [wanted|needed] to read
whoever made this [blanket|ladle] / is here for a [while|bit]
a [cup|plate] is set out for one / who [has not come|is not here] yet
an old tune comes up the stairs / and sits [down|here] with us
the hills put their [lanterns|blankets] on / one [house|ridge] at a time
somebody has swept the [step|path] / and left [the one|just one] leaf
the moon tries on each [window|bucket] / and keeps the [smallest|third one]
a sparrow carries one [straw|thread] / across the [whole|wide] sky
all the unsaid things [sit|come] down / and are passed the [salt|rice]
nothing is asked of this [hour|room] / and it gives us [this|tea]
the lamp and the dark divide / the [small|whole] room in two
a [goat|cat] on the wall sits through / all of [our|this] hurry
the [broom|spade] leans in its corner / like someone [thinking|praying]
someone [has mended|goes over] the gate / with [string|wire] and a song
the [kite|moth] that went up by day / is a [star|leaf] by now
every [cup|shoe] in this house has / its own way to [sit|shine]
`
