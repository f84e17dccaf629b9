/**
 * Rows beyond the corpus: one line each, class | category | row | entry | letter of the Key Word | what else must be suggested.
 * "rule" lines are certain; "judge" lines must say judgement and suggest every letter named. The names are real ones or invented ones.
 */
import { FURTHER_JUDGE, FURTHER_RULE } from './further-rows'
import { LAST_JUDGE, LAST_RULE } from './last-rows'
import { ODD_RULE } from './odd-certain'
import { ODD_JUDGE } from './odd-doubtful'

const RULE = `
World Leaders/Rulers | Queen | V | Queen Victoria | V
World Leaders/Rulers | Queen | A | Queen Anne | A
World Leaders/Rulers | Queen | Q | Queen Anne | A
World Leaders/Rulers | Emperor | T | Emperor Trajan | T
World Leaders/Rulers | King | H | King Haakon VII | H
World Leaders/Rulers | King | J | King Juan Carlos I | J
World Leaders/Rulers | King | P | king philip ii | P
World Leaders/Rulers | King | * | King Olaf the Stout | O
World Leaders/Rulers | | N | Nebuchadnezzar II | N
World Leaders/Rulers | | P | Pepin the Short | P
World Leaders/Rulers | | S | Pepin the Short | P
World Leaders/Rulers | | H | Henry the Fourth | H
World Leaders/Rulers | | V | Vlad III the Impaler | V
World Leaders/Rulers | | M | Golda Meir | M
World Leaders/Rulers | | G | Golda Meir | M
World Leaders/Rulers | | T | Trudeau, Pierre | T
World Leaders/Rulers | | A | Sir Robert Anthony Eden | E
Religious Leaders/Figures | Pope | C | Pope Clement VII | C
Religious Leaders/Figures | Pope | P | Pope Clement VII | C
Religious Leaders/Figures | Saint | B | Saint Brigid | B
Religious Leaders/Figures | | G | Billy Graham | G
Religious Leaders/Figures | | R | Rev. Thomas Ruddle | R
U.S. Presidents | | M | President Monroe | M
U.S. Presidents | | P | President Monroe | M
U.S. Presidents | | A | John Quincy Adams | A
U.S. Presidents | | H | Harrison, Benjamin | H
U.S. Presidents | | V | Van Buren, Martin | V
U.S. Presidents | | W | woodrow wilson | W
U.S. Presidents | | W | WOODROW WILSON | W
Military Figures | U. S. Generals | S | General Sherman | S
Military Figures | U. S. Generals | S | Gen. William T. Sherman | S
Military Figures | | R | Field Marshal Erwin Rommel | R
Military Figures | | M | Lord Louis Mountbatten | M
Music Composers | | S | Johann Strauss, Jr. | S
Music Composers | | H | Handel, George Frideric | H
Music Composers | | R | Nikolai Rimsky-Korsakov | R
Music Composers | | C | Frédéric Chopin | C
Music Composers | | F | Frédéric Chopin | C
Artists | | E | Hans Holbein the Elder | H
Artists | | D | Giorgio De Chirico | D
Artists | | C | Giorgio De Chirico | D
Artists | | K | Käthe Kollwitz | K
Artists | | T | Titian | T
Architects | | W | Frank Lloyd Wright | W
Architects | | L | Sir Edwin Lutyens | L
Novelists | | L | Ursula K. Le Guin | L
Novelists | | L | D. H. Lawrence | L
Novelists | | D | D.H. Lawrence | L
Novelists | | W | Lew. Wallace | W
Novelists | | D | Alexandre Dumas, père | D
Novelists | Science Fiction | B | Ray Bradbury | B
Novelists | | O | Edna O'Brien | O
Novelists | | M | Colleen McCullough | M
Poets | | C | Earl Corvane | C
Poets | | Z | Ovid Zephaniah, Sr. | Z
Scientists | | O | J. Robert Oppenheimer | O
Scientists | | K | Johannes Kepler, Ph.D. | K
Scientists | | A | A. M. Ampère | A
Stage/Screen Personalities | | D | Danny DeVito | D
Stage/Screen Personalities | | V | Mamie Van Doren | V
Stage/Screen Personalities | | S | Jill St. John | S
Stage/Screen Personalities | | B | Helena Bonham-Carter | B
Stage/Screen Personalities | | C | Nat "King" Cole | C
Stage/Screen Personalities | | K | Nat "King" Cole | C
Stage/Screen Personalities | | Y | "Weird Al" Yankovic | Y
Stage/Screen Personalities | | L | k.d. lang | L
Stage/Screen Personalities | | D | Cuba Dooling III | D
Stage/Screen Personalities | | M | Madonna | M
Stage/Screen Personalities | | L | Liberace | L
Stage/Screen Personalities | | R | The Rock | R
Stage/Screen Personalities | | P | Al Pacino | P
Stage/Screen Personalities | | T | Lily Tomlin. | T
Stage/Screen Personalities | | D | Count Dovrin | D
Sports Figures | | D | Joe DiMaggio | D
Sports Figures | | R | Pee Wee Reese | R
Sports Figures | | G | Ken Griffey Jr | G
Sports Figures | | J | Ken Griffey Jr | G
Outlaws | | A | Attila the Hun | A
Musical Groups | | R | The Rolling Stones | R
Musical Groups | | S | The Rolling Stones | R
Stage/Screen Personalities | | C | Lee J. Cobb | C
Stage/Screen Personalities | | V | Lee Van Cleef | V
Famous Structures | | I | ʻIolani Palace | I
Musical Groups | | R | R.E.M. | R
Musical Groups | | A | ABBA | A
Musical Groups | | F | Foo Fighters | F
Book Titles | Fiction | G | The Great Gatsby | G
Book Titles | Fiction | T | The Great Gatsby | G
Book Titles | Fiction | C | a clockwork orange | C
Book Titles | Fiction | T | Theophilus North | T
Book Titles | Fiction | A | Anthem | A
Book Titles | Fiction | O | Oliver Twist | O
Book Titles | Fiction | T | Oliver Twist | O
Book Titles | Fiction | B | Brave New World | B
Book Titles | Fiction | I | In Cold Blood | I
Book Titles | | L | The Book of Laughter and Forgetting | L
Motion Pictures | | D | Dr. Strangelove | D
Motion Pictures | | S | Dr. Strangelove | D
Motion Pictures | | Q | Queen Christina | Q
Motion Pictures | | W | ¿Who Knows? | W
Motion Pictures | | T | '…Tis Pity | T
Motion Pictures | | A | A.I. Artificial Intelligence | A
Motion Pictures | | T | «Tosca» | T
Song Titles | | S | Song Sung Blue | S
Song Titles | | B | Song Sung Blue | S
Operas | | C | Carmen | C
Operas | | M | The Magic Flute | M
Television Programs | | X | The X-Files | X
Books of Bible | Old Testament | R | Book of Ruth | R
Books of Bible | Old Testament | S | II Samuel | S
Books of Bible | New Testament | J | 3 John | J
Books of Bible | New Testament | P | 1. Peter | P
Books of Bible | Old Testament | E | Ecclesiastes | E
Colleges Universities | American | B | Bowling Green State University | B
Colleges Universities | American | W | College of William and Mary | W
Colleges Universities | American | S | The University of the South | S
Colleges Universities | American | U | The University of the South | S
Colleges Universities | American | N | N. C. State | N
Colleges Universities | Foreign | E | École Normale | E
Lakes | | C | Lake Champlain | C
Lakes | | L | Lake Champlain | C
Lakes | | G | The Great Bear Lake | G
Lakes | | L | Lakeville Pond | L
Rivers | | R | River Rhone | R
Rivers | | S | Snake River | S
Rivers | | R | Riverton Creek | R
Islands | | L | Long Island | L
Islands | | S | Islay | I
Cities | American | D | Des Moines | D
Cities | Foreign | L | La Paz | L
Cities | Foreign | S | Ségou | S
Cities | Foreign | Z | Žilina | Z
Cities | Foreign | N | City of Nice | N
Cities | American | F | Ft. Lauderdale | F
Countries | | N | The Netherlands | N
Countries | | B | The Bahamas | B
Countries | | N | New Zealand | N
Famous Structures | Foreign | T | The Tower of London | T
Resorts | | M | Mt. Tremblant | M
Edible Products | Food Seasoning | T | Thyme | T
Electronic Products | | O | Electronic organ | O
Engine/Motor Parts | | B | Engine block | B
Weapons | | M | Machine gun | M
Flowers | | L | Lady's slipper | L
Flowers | | K | King's crown | K
Germs or Bacteria | | E | E. coli | E
Names of Aircraft | Military Designation | F | F-16 | F
Human Body Bones | | H | humerus | H
Musical Instruments | | V | viola da gamba | V
Flowers | | R | 🌷 | -
Flowers | | R | -- | -
Musical Groups | | A | A | -
Motion Pictures | | T | the | -
`

const JUDGE = `
World Leaders/Rulers | | E | Emperor Trajan | TE
World Leaders/Rulers | | B | Napoleone di Bonaria | BD
World Leaders/Rulers | | A | Muammar al-Assar | A
World Leaders/Rulers | | L | Osama bin Laden | LB
World Leaders/Rulers | | M | Mao Zedong | M
World Leaders/Rulers | | C | Chiang Kai-shek | C
World Leaders/Rulers | | G | Genghis Khan | GK
World Leaders/Rulers | | V | Victor Emmanuel III | VE
World Leaders/Rulers | | E | Eleanor of Aquitaine | EA
World Leaders/Rulers | King | S | Haile Selassie | SH
World Leaders/Rulers | King | C | Tsar Boris | BT
Religious Leaders/Figures | Saint | P | St. Patrick | PS
Religious Leaders/Figures | Saint | T | Saint Thomas Aquinas | TA
Religious Leaders/Figures | | F | Pope Francis | FP
Religious Leaders/Figures | | X | Malcolm X | XM
Religious Leaders/Figures | | B | Brother Bertram | B
Military Figures | U. S. Generals | S | Gen. Sherman | SG
Military Figures | | W | Duke of Wellington | WD
Military Figures | | R | Baron von Richthofen | RV
Music Composers | | W | Carl Maria von Weber | WV
Artists | | G | Vincent van Gogh | GV
Artists | | G | VINCENT VAN GOGH | GV
Artists | | G | Van Gogh | GV
Artists | | V | Leonardo da Vinci | VLD
Artists | | L | Le Douanier | DL
Artists | | T | Toulouse-Lautrec, Henri de (painter) | T
Architects | | M | Ludwig Mies van der Rohe | MR
Novelists | | B | Honoré de Balzac | BD
Novelists | | C | John le Carré | CL
Novelists | | S | Madame de Staël | SD
Novelists | | O | José Ortega y Gasset | OG
World Leaders/Rulers | | M | Mary Queen of Scots | MS
World Leaders/Rulers | | M | Mary, Queen of Scots | MS
World Leaders/Rulers | | M | José de San Martín | MS
Outlaws | | C | El Cid Campeador | CE
Song Titles | | N | #9 Dream | N
Poets | | T | Alfred, Lord Tennyson | TA
Poets | | B | George Gordon, Lord Byron | BG
Poets | | A | Gabriele d'Annunzio | AD
Scientists | | A | Ångström | A
Scientists | | O | H. C. Ørsted | O
Stage/Screen Personalities | | T | Mr. Tambo | TM
Stage/Screen Personalities | | D | DJ Dorvin | D
Stage/Screen Personalities | | W | Lil Wayne | WL
Stage/Screen Personalities | | N | The Notorious Vex | NV
Stage/Screen Personalities | | C | Louis C.K. | CL
Stage/Screen Personalities | | T | 2Pac | TP
Stage/Screen Personalities | | C | Sonny & Cher | CS
Stage/Screen Personalities | | H | Henry Quill (comedian) | Q
Outlaws | | S | The Sundance Kid | SK
Outlaws | | D | Dalton Brothers | DB
Fictional Characters | | F | Huckleberry Finn | FH
Cartoon Characters | | W | Winnie the Pooh | WP
Cartoon Characters | | C | Captain Hook | CH
Detectives | Fictional | P | Hercule Poirot | PH
Musical Groups | | T | The The | T
Musical Groups | | L | Los Lobos | L
Musical Groups | | B | Bob Marley and the Wailers | BM
Musical Groups | | P | Pink Floyd | PF
Musical Groups | | T | 3 Doors Down | T
Book Titles | Fiction | P | Le Père Goriot | PL
Book Titles | Fiction | N | 1984 | NO
Book Titles | Fiction | A | A for Andromeda | A
Motion Pictures | | D | Das Boot | DB
Motion Pictures | | A | L'Avventura | LA
Motion Pictures | American | G | American Graffiti | GA
Motion Pictures | | F | (500) Days of Summer | F
Motion Pictures | | O | 101 Dalmatians | O
Motion Pictures | | F | 1st Knight | F
Motion Pictures | | E | 8½ | E
Operas | | B | Un Ballo in Maschera | BU
Operas | | I | I Pagliacci | IP
Television Programs | | A | The A-List | AL
Plays | | P | Play It Again, Sam | PI
Books of Bible | Old Testament | S | First Samuel | SF
Books of Bible | New Testament | C | Epistle to the Colossians | CE
Books of Bible | New Testament | M | Gospel of Mark | MG
Colleges Universities | American | U | U. of Kansas | KU
Colleges Universities | American | I | Univ. of Iowa | IU
Colleges Universities | Foreign | B | Università di Bologna | BU
Colleges Universities | American | A | American University | AU
Colleges Universities | | C | College | C
Lakes | | L | Loch Lomond | L
Lakes | | G | Lago di Garda | GL
Rivers | | G | Rio Grande | GR
Mountains | | E | Mt. Everest | EM
Mountains | | K | Mount Kenya | KM
Islands | | M | Isle of Man | MI
Countries | | C | People's Republic of China | CP
Cities | Foreign | J | Ciudad Juárez | JC
Cities | Foreign | A | Ålesund | A
Cities | Foreign | O | Łomża | L
Cities | Foreign | T | Þingeyri | T
Names of Ocean Vessels | Military/Naval Ship | A | USS Arizona | AU
Names of Ocean Vessels | Military/Naval Ship | H | H.M.S. Hood | H
Electronic Products | | E | Electron tube | ET
Edible Products | | S | 7-Up | S
Names of Aircraft | Commercial Name | S | 747 | S
Spelling of English Words | Noun (6-10) | S | son-in-law | S
`

/** A row of our own: what is asked, the letters that have to be suggested, and whether a rule decides. */
export type OwnRow = {
  readonly class: string
  readonly category: string
  readonly letter: string
  readonly entry: string
  readonly letters: string
  readonly sure: boolean
}

function rowsOf(lines: string, sure: boolean): OwnRow[] {
  const rows = lines.split('\n').filter(line => line.trim() !== '')
  return rows.map(line => {
    const [classText = '', category = '', letter = '', entry = '', letters = ''] = line.split(' | ').map(part => part.trim())
    return { class: classText, category, letter, entry, letters: letters === '-' ? '' : letters, sure }
  })
}

export const ruleRows = rowsOf((RULE + FURTHER_RULE + ODD_RULE + LAST_RULE).replaceAll('| |', '| - |'), true).map(plain)
export const judgeRows = rowsOf((JUDGE + FURTHER_JUDGE + ODD_JUDGE + LAST_JUDGE).replaceAll('| |', '| - |'), false).map(plain)

function plain(row: OwnRow): OwnRow {
  return row.category === '-' ? { ...row, category: '' } : row
}
