/**
 * Further rows in the same form as own-rows.ts, tried after the engine had been written: persons, works, places, institutions, numbered books, stage names,
 * abbreviations, other scripts. It knows no rule.
 */

export const FURTHER_RULE = `
Scientists | | C | Marie Curie | C
Scientists | | N | Niels Bohr | B
Artists | | T | Toulouse-Lautrec | T
Artists | | B | Hieronymus Bosch | B
Novelists | | E | George Eliot | E
Novelists | | I | Kazuo Ishiguro | I
Novelists | | B | Currer Bell | B
Novelists | | S | Saki | S
World Leaders/Rulers | | I | Ivan the Terrible | I
World Leaders/Rulers | | S | Suleiman the Magnificent | S
World Leaders/Rulers | | G | Alexander the Great | A
World Leaders/Rulers | | R | Ramses II | R
World Leaders/Rulers | King | G | King George the Sixth | G
World Leaders/Rulers | | J | Benito Juárez | J
World Leaders/Rulers | | W | Lech Wałęsa | W
Religious Leaders/Figures | Pope | L | Leo the Great | L
Religious Leaders/Figures | | K | Martin Luther King, Jr. | K
Stage/Screen Personalities | | I | Ice-T | I
Stage/Screen Personalities | | G | Whoopi Goldberg | G
Stage/Screen Personalities | | D | Leonardo DiCaprio | D
Stage/Screen Personalities | | M | Sir Ian McKellen | M
Stage/Screen Personalities | | P | Minnie Pearl | P
Stage/Screen Personalities | | G | Groucho | G
Stage/Screen Personalities | | G | Zsa Zsa Gabor | G
Stage/Screen Personalities | | B | Björk | B
Stage/Screen Personalities | | J | Åsa Jinder | J
Musical Groups | | C | Crosby, Stills, Nash & Young | C
Book Titles | | G | The Grapes of Wrath | G
Book Titles | | D | Don Quixote | D
Book Titles | | N | Nineteen Eighty-Four | N
Book Titles | | Z | Zen and the Art of Motorcycle Maintenance | Z
Movies | | A | The Apartment | A
Movies | | O | Ōkami | O
Plays | | S | A Streetcar Named Desire | S
Songs | | R | 'Round Midnight | R
Cities | | S | Saint Paul | S
Cities | | M | Mexico City | M
Cities | | R | Reykjavík | R
Rivers | | R | The River Thames | T
Rivers | | Y | Yellow River | Y
Lakes | | F | Finger Lakes | F
Mountains | | K | K2 | K
Mountains | | R | Rocky Mountains | R
Islands | | C | Island of Crete | C
Colleges Universities | | O | University of Oslo | O
Colleges Universities | | N | The College of New Jersey | N
Colleges Universities | | M | MIT | M
Colleges Universities | | C | Calif. State | C
Colleges Universities | | W | William and Mary | W
Books of Bible | | K | I Kings | K
Books of Bible | | J | The Book of Job | J
Books of Bible | | A | The Acts | A
Names of Ocean Vessels | | M | The Mary Celeste | M
Corporations | | C | The Coca-Cola Company | C
Corporations | | A | AT&T | A
Museums | | M | Museum of Modern Art | M
Flowers | | L | Lily of the Valley | L
Trees | | H | Tree of Heaven | H
Birds | | B | Bluebird | B
Gases | | L | Gas of Life | L
Edible Products | Food Seasoning | C | Food Colouring | C
Musical Instruments | | S | Musical Saw | S
Sports Figures | | J | "Magic" Johnson | J
Sports Figures | | G | Ken Griffey, Sr. | G
U.S. Presidents | | B | George H. W. Bush | B
Magazines | | F | Magazine of Fantasy | F
Novelists | | D | Honoré De Balzac | D
Composers | | B | J. S. Bach | B
Composers | | B | Béla Bartók | B
Composers | | M | Edward MacDowell | M
Painters | | W | James McNeill Whistler | W
Poets | | C | e. e. cummings | C
Poets | | S | Percy Bysshe Shelley | S
Poets | | B | Elizabeth Barrett Browning | B
Explorers | | C | Christopher Columbus | C
Explorers | | D | Sir Francis Drake | D
Explorers | | A | Roald Amundsen | A
Outlaws | | C | Butch Cassidy | C
Outlaws | | K | Ned Kelly | K
Queens | | V | Victoria | V
Emperors | | H | Emperor Hirohito | H
Presidents | | R | Theodore Roosevelt | R
Generals | | L | Robert E. Lee | L
Television Personalities | | O | Oprah | O
Comedians | | C | Andrew Dice Clay | C
Comedians | | F | W.C. Fields | F
Singers | | K | Ke$ha | K
Singers | | S | Sade | S
Singers | | O | Sinéad O'Connor | O
Singers | | B | Mary J. Blige | B
Singers | | C | Ray Charles | C
Bands | | E | Earth, Wind & Fire | E
Bands | | B | Blink-182 | B
Bands | | T | They Might Be Giants | T
Book Titles | | A | The A.B.C. Murders | A
Book Titles | | O | One Flew Over the Cuckoo's Nest | O
Movie Titles | | T | The Third Man | T
Movie Titles | | S | Se7en | S
Movie Titles | | D | Dr. No | D
Songs | | I | I Am the Walrus | I
Paintings | | N | The Night Watch | N
Sculptures | | T | The Thinker | T
Newspapers | | N | The New York Times | N
Cities | | M | Mt. Vernon | M
Cities | | S | Salt Lake City | S
Cities | | K | København | K
Cities | | B | The Bronx | B
Countries | | S | South Korea | S
Countries | | G | Country of Georgia | G
Countries | | E | España | E
States | | N | N. Dakota | N
Oceans | | A | Atlantic Ocean | A
Seas | | D | The Dead Sea | D
Bodies of Water | | B | Bay of Bengal | B
Bridges | | S | Bridge of Sighs | S
Castles | | H | Castle Howard | H
Volcanoes | | K | Krakatoa | K
Deserts | | M | Desert of Maine | M
Colleges Universities | American | N | University of Notre Dame | N
Colleges Universities | Foreign | T | Trinity College | T
Airlines | | T | Airlines of Tasmania | T
Banks | | A | Bank of America | A
Banks | | F | First National Bank | F
Sports Teams | | M | The Mets | M
Games | | L | Game of Life | L
Games | | D | Dungeons & Dragons | D
Vegetables | | B | Brussels sprouts | B
Fruits | | P | Passion Fruit | P
Insects | | D | Daddy longlegs | D
Weapons | | C | Colt .45 | C
Adhesives | | T | Adhesive Tape | T
Languages | | O | Old Norse | O
Books of Bible | Old Testament | M | III Maccabees | M
Spelling of English Words | Noun | N | naïveté | N
Cartoon Characters | | S | Snoopy | S
`

export const FURTHER_JUDGE = `
Scientists | | L | Antonie van Leeuwenhoek | LV
Scientists | | H | Ibn al-Haytham | H
Artists | | T | Henri de Toulouse-Lautrec | T
Artists | | S | Andrea del Sarto | S
Novelists | | S | Miguel de Cervantes Saavedra | C
Novelists | | M | Daphne du Maurier | MD
Novelists | | D | Фёдор Достоевский | D
World Leaders/Rulers | | G | Charles de Gaulle | GD
World Leaders/Rulers | | D | Deng Xiaoping | D
World Leaders/Rulers | | K | Kim Jong-un | K
World Leaders/Rulers | | H | Ho Chi Minh | H
Religious Leaders/Figures | | D | Dalai Lama | D
Religious Leaders/Figures | | B | Thomas à Becket | B
Stage/Screen Personalities | | D | Dr. Dre | D
Stage/Screen Personalities | | T | Mr. T | T
Stage/Screen Personalities | | N | Robert de Niro | N
Stage/Screen Personalities | | S | Max von Sydow | SV
Musical Groups | | T | 10cc | T
Musical Groups | | N | Les Négresses Vertes | N
Fictional Characters | | P | Harry Potter | PH
Fictional Characters | | A | Captain Ahab | A
Fictional Characters | | W | Wonder Woman | W
Fictional Characters | | B | James Bond | B
Book Titles | | K | Das Kapital | K
Book Titles | | B | Die Blechtrommel | B
Book Titles | | D | Die Trying | D
Movies | | D | La Dolce Vita | D
Movies | | N | $9.99 | N
Songs | | N | 99 Luftballons | N
Operas | | R | Der Rosenkavalier | R
Operas | | I | Il Trovatore | I
Cities | | T | Þingvellir | T
Cities | | A | Афины | A
Lakes | | L | Lac Léman | L
Mountains | | E | Mount Everest | E
Mountains | | N | Ben Nevis | N
Countries | | T | Kingdom of Tonga | T
Colleges Universities | | U | Univ. of Utah | U
Colleges Universities | | W | Universität Wien | W
Books of Bible | | K | First Kings | K
Books of Bible | | S | 2nd Samuel | S
Names of Ocean Vessels | | N | USS Nimitz | N
Names of Ocean Vessels | | V | H.M.S. Victory | V
Corporations | | T | 3M | T
Corporations | | S | 7-Eleven | S
Museums | | B | El Museo del Barrio | B
Flowers | | D | Flowering Dogwood | D
Electrical Apparatus | | E | Electric Drill | E
Sports Figures | | A | Kareem Abdul Jabbar | A
Sports Figures | | M | Ronaldo de Assis Moreira | MA
Sports Figures | | P | Park Ji-sung | P
U.S. Presidents | | R | F.D.R. | R
Military Figures | | C | General de Castelnau | C
Fabrics | | O | Ωμέγα | O
Cities | | T | 1000 Oaks | T
Cities | | T | 29 Palms | T
Television Shows | | S | The $64,000 Question | S
Television Shows | | T | 24 | T
Military Figures | | S | Sitting Bull | S
Automobiles | | U | Auto Union | U
Novelists | | F | Marie de la Fayette | F
Novelists | | M | Guy de Maupassant | M
Composers | | T | Чайковский | C
Poets | | V | Walther von der Vogelweide | V
Explorers | | G | Vasco da Gama | G
Explorers | | L | Juan Ponce de León | P
Explorers | | L | Sieur de La Salle | L
Famous Couples | | R | Romeo and Juliet | RJ
Famous Couples | | A | Antony & Cleopatra | A
Saints | | T | Thérèse of Lisieux | T
Queens | | C | Catherine of Aragon | C
Emperors | | B | Napoleon Bonaparte | N
Emperors | | A | Marcus Aurelius | M
Presidents | | J | LBJ | J
Generals | | L | Marquis de Lafayette | L
Television Personalities | | J | Judge Judy | J
Television Personalities | | P | Dr. Phil | P
Singers | | R | Little Richard | RL
Singers | | S | DJ Shadow | S
Singers | | H | MC Hammer | H
Bands | | B | The Band | B
Book Titles | | E | L'Étranger | E
Book Titles | | Z | Der Zauberberg | Z
Book Titles | | W | Война и мир | V
Book Titles | | O | The 120 Days of Sodom | O
Book Titles | | F | 4:50 from Paddington | F
Book Titles | | A | 'A' Is for Alibi | A
Movie Titles | | P | Il Postino | P
Movie Titles | | D | Die Hard | D
Songs | | B | La Bamba | B
Paintings | | M | Las Meninas | M
Newspapers | | M | Le Monde | M
Newspapers | | Z | Die Zeit | Z
Cities | | O | Ørsted | O
Cities | | O | Œting | O
Seas | | N | Mare Nostrum | N
Bridges | | V | Ponte Vecchio | V
Castles | | N | Schloss Neuschwanstein | N
Parks | | G | Parc Güell | G
Volcanoes | | E | Mt. Etna | E
Volcanoes | | C | Volcán de Colima | C
Colleges Universities | American | I | Univ. of Idaho | I
Colleges Universities | American | I | U of Idaho | I
Hotels | | C | Hôtel de Crillon | C
Sports Teams | | F | 49ers | F
Sports Teams | | S | 76ers | S
Games | | T | 21 | T
Fish | | C | Fishing Cat | C
Drinks | | S | 7 Up | S
Weapons | | T | .357 Magnum | T
Bible Characters | | P | Pontius Pilate | P
`
