/**
 * Rows in the same form as own-rows.ts that ask where certainty ends: by-names, names borne in pairs, two surnames, numbers, other scripts. It knows no rule.
 */

export const ODD_JUDGE = `
Famous People | | C | Red Cloud | CR
Military Figures | | H | Black Hawk | HB
Military Figures | | O | Grey Owl | OG
Historical Figures | | K | Dull Knife | KD
Historical Figures | | T | Spotted Tail | TS
Historical Figures | | H | American Horse | HA
Historical Figures | | F | Rain in the Face | FR
Historical Figures | | F | Desert Fox | FD
World Leaders/Rulers | | C | Iron Chancellor | CI
World Leaders/Rulers | | L | Iron Lady | LI
World Leaders/Rulers | | D | Iron Duke | DI
Stage/Screen Personalities | | C | Ice Cube | CI
Stage/Screen Personalities | | R | Kid Rock | RK
Stage/Screen Personalities | | B | Bad Bunny | B
Stage/Screen Personalities | | G | Boy George | GB
Stage/Screen Personalities | | T | Tiny Tim | T
Stage/Screen Personalities | | W | Muddy Waters | WM
Stage/Screen Personalities | | N | Swedish Nightingale | NS
Stage/Screen Personalities | | J | Diamond Jim | JD
Stage/Screen Personalities | | M | Teena Marie | MT
Stage/Screen Personalities | | J | LL Cool J | JL
Stage/Screen Personalities | | R | Man Ray | RM
Outlaws | | B | Black Bart | B
Outlaws | | S | Axis Sally | SA
Outlaws | | K | Sundance Kid | KS
Outlaws | | J | Gentleman Johnny | JG
Artists | | M | Grandma Moses | MG
Religious Leaders/Figures | | P | Simon Peter | PS
Religious Leaders/Figures | | M | John Mark | MJ
Bible Characters | | P | Simon Peter | PS
Bible Characters | | H | Herod Antipas | HA
Religious Leaders/Figures | | C | Jesus Christ | CJ
Religious Leaders/Figures | | B | Gautama Buddha | BG
Religious Leaders/Figures | | M | Prophet Muhammad | MP
Religious Leaders/Figures | | P | Apostle Paul | PA
Religious Leaders/Figures | | N | Guru Nanak | NG
Religious Leaders/Figures | | V | Swami Vivekananda | VS
Religious Leaders/Figures | | B | Abu Bakr | BA
Religious Leaders/Figures | | M | Virgin Mary | MV
Explorers | | P | Francisco Pizarro González | PG
World Leaders/Rulers | | P | Augusto Pinochet Ugarte | PU
World Leaders/Rulers | | F | Vicente Fox Quesada | FQ
World Leaders/Rulers | | E | Luis Echeverría Álvarez | EA
World Leaders/Rulers | | D | Porfirio Díaz Mori | DM
World Leaders/Rulers | | S | Carlos Salinas de Gortari | SG
World Leaders/Rulers | | D | José Manuel Durão Barroso | DB
World Leaders/Rulers | | A | Óscar Arias Sánchez | AS
World Leaders/Rulers | | D | María Eva Duarte de Perón | DP
World Leaders/Rulers | | M | Evo Morales Ayma | MA
Explorers | | N | Vasco Núñez de Balboa | NB
Explorers | | N | Álvar Núñez Cabeza de Vaca | NV
Novelists | | R | Carlos Ruiz Zafón | RZ
World Leaders/Rulers | | P | Louis Philippe | PL
World Leaders/Rulers | | J | Franz Josef | JF
World Leaders/Rulers | | C | Juan Carlos | CJ
World Leaders/Rulers | | A | Gustavus Adolphus | AG
World Leaders/Rulers | | S | Tarquinius Superbus | ST
Military Figures | | A | Scipio Africanus | AS
World Leaders/Rulers | | T | Tojo Hideki | TH
World Leaders/Rulers | | L | Richard Lionheart | LR
World Leaders/Rulers | | L | John Lackland | LJ
World Leaders/Rulers | | W | First Duke of Wellington | WD
World Leaders/Rulers | | B | 1st Earl of Beaconsfield | BE
World Leaders/Rulers | | W | Wellington, Duke of | WD
World Leaders/Rulers | | B | Bong Joon Ho | BH
Stage/Screen Personalities | | G | Kenny G | GK
Greek Gods | | A | Pallas Athena | AP
Stage/Screen Personalities | | J | Don Juan | JD
Television Programs | | T | The A Team | TA
Book Titles | | O | 1001 Nights | OT
Motion Pictures | | S | 1776 | SO
Book Titles | | T | 1066 and All That | T
Books of Bible | Old Testament | K | Two Kings | KT
Books of Bible | Old Testament | K | First Book of Kings | KF
Books of Bible | New Testament | G | Gospel According to Matthew | GM
Books of Bible | New Testament | C | Second Corinthians | CS
Books of Bible | New Testament | S | St. Paul's Epistle to the Romans | SR
Chemicals | | A | α-Tocopherol | A
Cities | | R | Рaris | R
Things | | H | ½ pint | HO
Motion Pictures | | S | '71 | S
Songs | | E | 867-5309 | E
Songs | | E | 1812 Overture | E
Musical Plays | | M | Music Man | MM
Motion Pictures | Foreign | C | Foreign Correspondent | CF
Television Programs | | T | TV Nation | TN
Colleges Universities | | U | U. Mass. | UM
Colleges Universities | | U | Universidad de Chile | UC
Colleges Universities | | C | Collège de France | CF
Countries | | D | Democratic Republic of the Congo | DC
Saints | | N | St. Nicholas | NS
Doctors | | L | Dr. Livingstone | LD
Lakes | | S | Sea of Galilee | SG
U.S. Presidents | | R | T.R. | R
Artists | | A | Man with the Golden Arm | AM
Native Americans | | W | Lone Wolf | WL
Native Americans | | C | Little Crow | CL
Native Americans | | N | Roman Nose | NR
Native Americans | | M | Two Moons | MT
Native Americans | | F | Big Foot | FB
Native Americans | | G | Looking Glass | GL
Native Americans | | J | Chief Joseph | JC
Singers | | L | Meat Loaf | LM
Singers | | I | Vanilla Ice | IV
Singers | | S | Sky Blue | SB
Singers | | W | Howlin' Wolf | WH
Singers | | D | Lady Day | DL
Rappers | | M | Method Man | M
Rappers | | D | Heavy D | DH
Wrestlers | | S | Iron Sheik | SI
Military Figures | | B | Red Baron | BR
Famous Women | | P | Pocahontas of Virginia | P
Famous Women | | M | Typhoid Mary | M
World Leaders/Rulers | | W | Frederick William | WF
World Leaders/Rulers | | E | Victor Emmanuel | EV
World Leaders/Rulers | | P | Antoninus Pius | PA
World Leaders/Rulers | | S | Septimius Severus | SS
World Leaders/Rulers | | K | Kublai Khan | KK
World Leaders/Rulers | | W | Kaiser Wilhelm II | WK
World Leaders/Rulers | | A | Emperor Augustus | AE
World Leaders/Rulers | | N | Prime Minister Nehru | NP
World Leaders/Rulers | | E | Queen Elizabeth II | EQ
World Leaders/Rulers | | C | Charles, Prince of Wales | CP
World Leaders/Rulers | | E | Elizabeth II, Queen of England | E
World Leaders/Rulers | | C | Fidel Castro Ruz | CR
World Leaders/Rulers | | A | Kofi Annan of Ghana | A
World Leaders/Rulers | | M | Mahathir bin Mohamad | MB
World Leaders/Rulers | | A | Abd el-Krim | AK
World Leaders/Rulers | | B | Pieter Willem Botha (PM) | B
Religious Leaders/Figures | | K | Ayatollah Khomeini | KA
Religious Leaders/Figures | | K | Sister Kenny | KS
Religious Leaders/Figures | | F | Francis of Assisi | FA
Religious Leaders/Figures | | I | Ignatius of Loyola | IL
Religious Leaders/Figures | | M | St. Thomas More | MST
Religious Leaders/Figures | | J | John Paul II | JP
Religious Leaders/Figures | | M | Judas Maccabeus | MJ
Music Composers | | F | Manuel de Falla | FD
Music Composers | | A | Heitor Villa-Lobos de Andrade | AD
Music Composers | | S | Karlheinz von Stockhausen | SV
Artists | | V | Diego Rodríguez de Silva y Velázquez | V
Artists | | C | Sánchez Cotán | C
Artists | | A | Hieronymus van Aken | AV
Artists | | L | El Lissitzky | LE
Novelists | | G | Émile de Girardin | GD
Novelists | | * | Mikhail Шолохов | -
Poets | | T | Lord Alfred Tennyson of Aldworth | T
Poets | | C | Саша Чёрный | C
Scientists | | S | Abu Ali ibn Sina | S
Scientists | | Y | C. N. R. Rao Y. | Y
Stage/Screen Personalities | | P | Miss Piggy | PM
Stage/Screen Personalities | | C | Cantinflas y Tin Tan | CT
Stage/Screen Personalities | | L | Laurel and Hardy | LH
Stage/Screen Personalities | | R | The Lone Ranger | RL
Stage/Screen Personalities | | K | Captain Kangaroo | KC
Stage/Screen Personalities | | S | 21 Savage | ST
Stage/Screen Personalities | | M | Toshiro Mifune (actor) | M
Fictional Characters | | S | Long John Silver | SL
Fictional Characters | | M | Miss Marple | MM
Fictional Characters | | A | Anne of Green Gables | AG
Cartoon Characters | | S | Yosemite Sam | SY
Books of Bible | Old Testament | S | 1st Samuel | SF
Books of Bible | Old Testament | C | First Chronicles | CF
Books of Bible | New Testament | J | Third John | JT
Books of Bible | New Testament | H | Letter to the Hebrews | HL
Books of Bible | New Testament | L | St. Luke | LS
Colleges Universities | American | U | USC | US
Colleges Universities | American | M | U of Maine | MU
Lakes | | L | Lough Neagh | LN
Lakes | | M | Mere of Ellesmere | ME
Mountains | | B | Mont Blanc | BM
Mountains | | F | Mt Fuji | FM
Mountains | | L | Ben Lomond | LB
Islands | | S | Isle of Skye | SI
Islands | | K | Îles Kerguelen | KI
Rivers | | N | Río Negro | NR
Countries | | D | Kingdom of Denmark | DK
Countries | | S | Republic of South Africa | SR
Cities | Foreign | A | Ærøskøbing | A
Cities | Foreign | K | Київ | K
Cities | Foreign | A | Αθήναι | A
Cities | Foreign | * | 大阪 | -
Cities | Foreign | * | ירושלים | -
Motion Pictures | | E | 8½ Women | E
Motion Pictures | | T | 10 Things I Hate About You | T
Motion Pictures | | T | 2010 | T
Motion Pictures | | T | 300 | T
Motion Pictures | | Z | 007: Licence | Z
Motion Pictures | | F | 50/50 | F
Motion Pictures | | O | 101st Airborne | O
Motion Pictures | | L | Le Cercle Rouge | LC
Motion Pictures | | E | El Mariachi | EM
Motion Pictures | | D | Die Welle | DW
Book Titles | | L | L'Assommoir | LA
Book Titles | | T | 20,000 Leagues | T
Book Titles | | O | 1,001 Nights | O
Book Titles | | A | A for Alibi | A
Song Titles | | A | @ Home | AH
Song Titles | | A | & Then | AT
Song Titles | | F | 50 Ways to Leave Your Lover | F
Operas | | L | L'elisir d'amore | LE
Operas | | D | Die Walküre | DW
Musical Groups | | N | 98 Degrees | N
Musical Groups | | T | Jethro Tull | TJ
Edible Products | | T | 3 Musketeers | T
Edible Products | | F | 57 Varieties | F
Electrical Machines | | E | Electricity meter | EM
Flowers | | F | Flowery senecio | FS
Names of Ocean Vessels | Commercial/Passenger Ship | S | SS Normandie | SN
Names of Ocean Vessels | Commercial/Passenger Ship | O | R.M.S. Olympic | OR
Spelling of English Words | Any Word (over 7) | W | well-being | W
Spelling of English Words | Noun (6-10) | I | ice cream | I
Cities | Foreign | A | Århus, Denmark | A
Novelists | | S | Dr.Seuss | SD
Mountains | | E | Mt.Everest | EM
Lakes | | E | L.Erie | EL
Motion Pictures | | S | VII Days | SV
Motion Pictures | | C | Movie Crazy | CM
Colleges Universities | American | U | Univ.of Utah | U
Novelists | | T | Mark Twain (Samuel Clemens) | T
Motion Pictures | | I | I vitelloni | IV
Motion Pictures | | I | I Soliti Ignoti | IS
Newspapers | | D | De Telegraaf | DT
Scientists | | A | Al-Khwarizmi | AK
Philosophers | | A | Al-Ghazali | AG
`
