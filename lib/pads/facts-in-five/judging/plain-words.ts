/**
 * Plain English words of which by-names are made: `Red Cloud`, `Iron Duke`, `Kid Rock`. Words that are usual given names are left out, and of surnames
 * those that hardly anybody takes for a word.
 * It refuses to know who was called so.
 */
const words = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

/** Words that make a by-name of whatever single name stands behind them. */
const FRONT =
  'little lil big blind old young fat crazy sitting standing running flying ice meat black buffalo calamity typhoid tokyo bloody bad mad wild lame great good ' +
  'iron holy honest doubting dirty smiling weeping laughing dancing singing sleeping kicking howling walking falling rolling wounded painted hollow lone ' +
  'long tall short weary weird hot cold cool poor sneaky barefoot looking boy girl baby man gentleman uncle aunt auntie ' +
  'grandma grandpa granny gramps papa mama virgin prophet apostle disciple guru swami white dead drunken fighting raging mighty super captain'

const COLOURS = 'red grey gray green blue yellow pink purple scarlet crimson brown orange silver bronze spotted striped bright dark pale'
const PEOPLES =
  'american english british scottish irish welsh french german italian spanish swedish danish dutch russian polish greek turkish chinese japanese indian roman ' +
  'mexican african egyptian persian arab'
const BEASTS =
  'bear buffalo bull horse pony colt mare stallion donkey mule cow calf ox goat sheep lamb ram pig boar dog hound puppy cat kitten tiger lion leopard panther cougar ' +
  'wolf coyote fox weasel badger beaver otter rabbit hare mouse rat squirrel deer elk moose antelope elephant rhino hippo camel monkey ape gorilla bird eagle hawk ' +
  'falcon owl crow sparrow nightingale swallow thrush magpie duck goose gander swan crane heron stork turkey rooster hen chicken peacock dove pigeon turtle ' +
  'tortoise snake rattlesnake viper cobra lizard alligator crocodile frog toad fish catfish shark whale dolphin salmon trout eel crab lobster spider scorpion bee ' +
  'wasp hornet butterfly moth beetle bug flea worm dragon'
const SKY_AND_EARTH =
  'cloud ice snow thunder lightning storm hurricane tornado wind breeze rain rainbow hail snowflake sun moon comet sky night midnight morning evening shadow fire ' +
  'flame smoke spark water wave ocean sea lake mountain canyon valley desert prairie forest tree leaf branch root grass weed flower thorn cactus corn rock boulder ' +
  'sand dust mud clay gold diamond emerald sapphire copper steel brass tin lead'
const BODY =
  'head face nose mouth tooth teeth tongue ear eye eyes hair beard neck shoulder hand hands finger thumb fist heart belly leg legs knee foot feet tail wing wings feather horn claw bone bones skull blood'
const THINGS =
  'knife dagger sword spear lance arrow bow axe hatchet hammer nail shield helmet gun pistol rifle cannon cannonball bullet rocket bomb kettle pot pan plate bowl ' +
  'spoon bottle barrel basket blanket shirt jacket coat hat cap bonnet boot boots shoe slipper glove mask drum bell whistle flute trumpet fiddle banjo ' +
  'wheel wagon train engine machine motor razor needle button ribbon ring crown mirror glass candle lamp lantern ladder gate door window wall tower ' +
  'loaf bread butter cheese egg honey sugar salt mustard jam jelly cake pie cookie biscuit chocolate vanilla peanut bean pea potato tomato ' +
  'onion pickle lemon lime apple peach plum pear banana melon coconut beer whiskey gin rum tea coffee milk cream cube cent dollar nickel dime'
const MAKERS =
  'death ghost spirit devil demon saint sinner monster giant dwarf fairy witch wizard king queen prince princess duke baron count chancellor general sergeant chief emperor pirate outlaw bandit ' +
  'hunter warrior soldier corporal commoner compromiser preacher doctor butcher ripper strangler mauler crusher killer slayer champion barber dancer singer rider ' +
  'runner wanderer stranger flash grandmaster master public hero enemy'
const MANNERS =
  'tiny sweet sleepy slick slim skinny lazy kid mean golden ugly snoop flavor busta muddy dusky dull sharp broken burning silent quiet loud noisy gloomy jolly happy sad angry grumpy sneezy bashful proud brave bold ' +
  'cruel kind gentle wise simple fancy plain rough smooth cheap lonesome lonely left right two three four five six seven eight nine ten hundred thousand ' +
  'many double triple half march axis'
const BACK =
  'waters kid boy man girl woman lady baby mother father brother sister child bunny rock pop thing nobody somebody raven jewel star angel dawn ginger crystal penny candy pepper buck'

const IN_FRONT = words(FRONT)
const PLAIN = words(COLOURS, PEOPLES, BEASTS, SKY_AND_EARTH, BODY, THINGS, MAKERS, MANNERS)
const BEHIND = words(COLOURS, BEASTS, SKY_AND_EARTH, BODY, THINGS, MAKERS, BACK)
/** What hardly anybody is called by his family, whatever stands in front. */
const NEVER_A_SURNAME = words('kid boy girl man woman lady baby monster horse cloud face dog')
/** Plain words that so many are called by their families that a nickname in front is likelier. */
const ALSO_SURNAMES = words('hunter bell mason stone bird butcher barber forest rich')

/** A word that makes a by-name of any single name behind it. */
export const makesByname = (word: string): boolean => IN_FRONT.has(word)

/** A plain word that is no usual given name. */
export const isPlainWord = (word: string): boolean => [word, word.replace(/in$/, 'ing')].some(form => IN_FRONT.has(form) || PLAIN.has(form))

/** A plain word that stands behind in by-names more often than as a surname. */
export const isPlainBehind = (word: string): boolean => !ALSO_SURNAMES.has(word) && (BEHIND.has(word) || BEHIND.has(word.replace(/s$/, '')))

/** A word that is hardly ever a surname. */
export const isNoSurname = (word: string): boolean => NEVER_A_SURNAME.has(word)
