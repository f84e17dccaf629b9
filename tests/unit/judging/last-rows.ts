/** Rows in the same form as own-rows.ts: names of many peoples and trades, plain ones that stay certain and others whose order or form leaves a question. It knows no rule. */

export const LAST_RULE = `
Novelists | | C | Agatha Christie | C
Novelists | | V | Jules Verne | V
Novelists | | L | Harper Lee | L
Novelists | | C | Truman Capote | C
Novelists | | S | Upton Sinclair | S
Novelists | | B | Saul Bellow | B
Novelists | | B | Pearl S. Buck | B
Novelists | | L | Jack London | L
Novelists | | S | Nevil Shute | S
Novelists | | B | Pierre Boulle | B
Poets | | S | Wallace Stevens | S
Poets | | B | Robert Burns | B
Poets | | C | Hart Crane | C
Poets | | N | Ogden Nash | N
Scientists | | C | Rachel Carson | C
Scientists | | P | Linus Pauling | P
Scientists | | H | Edwin Hubble | H
Scientists | | K | Robert Koch | K
Scientists | | W | James Watt | W
Scientists | | V | Alessandro Volta | V
Scientists | | W | Chien-Shiung Wu | W
Scientists | | C | George Washington Carver | C
Sports Figures | | A | Arthur Ashe | A
Sports Figures | | E | Chris Evert | E
Sports Figures | | C | Wilt Chamberlain | C
Sports Figures | | K | Sandy Koufax | K
Sports Figures | | R | Mary Lou Retton | R
Sports Figures | | C | Roberto Clemente | C
Sports Figures | | C | Orlando Cepeda | C
Sports Figures | | S | Bart Starr | S
Sports Figures | | G | Lefty Grove | G
Stage/Screen Personalities | | V | Rudolph Valentino | V
Stage/Screen Personalities | | B | Lucille Ball | B
Stage/Screen Personalities | | A | Desi Arnaz | A
Stage/Screen Personalities | | F | Farrah Fawcett-Majors | F
Stage/Screen Personalities | | M | Zero Mostel | M
Stage/Screen Personalities | | L | Angela Lansbury | L
Stage/Screen Personalities | | H | Edward Everett Horton | H
Stage/Screen Personalities | | T | Uma Thurman | T
Stage/Screen Personalities | | T | Twiggy | T
Stage/Screen Personalities | | H | Englebert Humperdinck | H
Stage/Screen Personalities | | I | Burl Ives | I
Stage/Screen Personalities | | G | Elliott Gould | G
Stage/Screen Personalities | | R | Ella Raines | R
Stage/Screen Personalities | | M | Ethel Merman | M
Stage/Screen Personalities | | C | Eddie Cantor | C
Stage/Screen Personalities | | M | Mickey Mantle | M
Stage/Screen Personalities | | S | Ann Sothern | S
Stage/Screen Personalities | | F | Sally Field | F
Stage/Screen Personalities | | C | Glenn Close | C
Stage/Screen Personalities | | S | Jane Seymour | S
Stage/Screen Personalities | | S | Susan Saint James | S
Stage/Screen Personalities | | S | Eva Marie Saint | S
Stage/Screen Personalities | | A | Loni Anderson | A
Stage/Screen Personalities | | W | Tuesday Weld | W
Stage/Screen Personalities | | M | Penny Marshall | M
Stage/Screen Personalities | | M | Strother Martin | M
Stage/Screen Personalities | | P | Sidney Poitier | P
Stage/Screen Personalities | | S | Dinah Shore | S
Stage/Screen Personalities | | R | Joan Rivers | R
Stage/Screen Personalities | | W | Natalie Wood | W
Stage/Screen Personalities | | L | Veronica Lake | L
Stage/Screen Personalities | | B | Theda Bara | B
Stage/Screen Personalities | | L | Brandon Lee | L
Stage/Screen Personalities | | R | Ving Rhames | R
Stage/Screen Personalities | | T | Tom Thumb | T
Music Composers | | M | Modest Mussorgsky | M
Music Composers | | C | Aaron Copland | C
Music Composers | | D | Claude Debussy | D
Music Composers | | J | Scott Joplin | J
Music Composers | | R | Maurice Ravel | R
Music Composers | | S | Erik Satie | S
Music Composers | | A | Isaac Albéniz | A
Music Composers | | G | Enrique Granados | G
Artists | | M | Joan Miró | M
Artists | | O | Georgia O'Keeffe | O
Artists | | R | Norman Rockwell | R
Artists | | G | Juan Gris | G
Artists | | R | Diego Rivera | R
Artists | | B | Sandro Botticelli | B
Artists | | H | Frans Hals | H
Artists | | V | Jan Vermeer | V
Artists | | R | Raphael | R
Artists | | T | J. M. W. Turner | T
Military Figures | | R | Erwin Rommel | R
Military Figures | | H | Hannibal | H
Military Figures | | N | Chester Nimitz | N
Military Figures | U. S. Generals | S | Norman Schwarzkopf, Jr. | S
World Leaders/Rulers | | B | David Ben-Gurion | B
World Leaders/Rulers | | B | Leonid Brezhnev | B
World Leaders/Rulers | | A | Idi Amin | A
World Leaders/Rulers | | K | Hamid Karzai | K
World Leaders/Rulers | | C | Jean Chrétien | C
World Leaders/Rulers | | M | Brian Mulroney | M
World Leaders/Rulers | | C | Oliver Cromwell | C
World Leaders/Rulers | | C | Neville Chamberlain | C
World Leaders/Rulers | | W | Harold Wilson | W
World Leaders/Rulers | | C | James Callaghan | C
World Leaders/Rulers | | B | Tony Blair | B
World Leaders/Rulers | | D | Éamon Devalera | D
World Leaders/Rulers | | A | Corazon Aquino | A
World Leaders/Rulers | | M | Ferdinand Marcos | M
World Leaders/Rulers | | M | Imelda Marcos | M
World Leaders/Rulers | | B | Simón Bolívar | B
World Leaders/Rulers | | N | Nero | N
World Leaders/Rulers | | T | Tutankhamun | T
World Leaders/Rulers | King | G | George III | G
World Leaders/Rulers | King | E | Ethelred the Unready | E
World Leaders/Rulers | King | A | King Arthur | A
World Leaders/Rulers | King | D | King David | D
World Leaders/Rulers | King | S | Solomon | S
`

export const LAST_JUDGE = `
Football Clubs | | B | FC Barcelona | FCB
Football Teams | | S | FC Seoul | FCS
Football Clubs | | K | 1. FC Heidenheim | OFCH
Stage/Screen Personalities | | F | Fan Bingbing | FB
Stage/Screen Personalities | | Z | Zhang Ziyi | Z
World Leaders/Rulers | | X | Xi Jinping | XJ
World Leaders/Rulers | | H | Hu Jintao | HJ
World Leaders/Rulers | | L | Lee Kuan Yew | LY
World Leaders/Rulers | | T | Tsai Ing-wen | TI
World Leaders/Rulers | | K | Kim Dae Jung | KJ
World Leaders/Rulers | | P | Park Chung Hee | PH
World Leaders/Rulers | | R | Roh Tae-woo | RT
World Leaders/Rulers | | B | Ban Ki Moon | BM
Military Figures | | V | Vo Nguyen Giap | VG
World Leaders/Rulers | | N | Ngo Dinh Diem | ND
World Leaders/Rulers | | N | Nguyen Van Thieu | NT
World Leaders/Rulers | | I | Ito Hirobumi | IH
Military Figures | | T | Toyotomi Hideyoshi | TH
Military Figures | | M | Miyamoto Musashi | M
Novelists | | M | Mishima Yukio | MY
Novelists | | M | Murasaki Shikibu | MS
Novelists | | A | Abe Kobo | AK
Music Composers | | K | Kodály Zoltán | KZ
World Leaders/Rulers | | K | Kádár János | KJ
World Leaders/Rulers | | K | Kossuth Lajos | KL
Scientists | | K | Ibn Khaldun | KI
World Leaders/Rulers | | R | Harun al Rashid | RH
World Leaders/Rulers | | N | U Nu | NU
World Leaders/Rulers | | A | Aung San | AS
Scientists | | R | Santiago Ramón y Cajal | RC
Stage/Screen Personalities | | A | Pedro Almodóvar Caballero | AC
Scientists | | O | Severo Ochoa de Albornoz | OA
Stage/Screen Personalities | | B | Luis Buñuel Portolés | BP
Novelists | | L | Carmen Laforet Díaz | LD
World Leaders/Rulers | | S | António de Oliveira Salazar | SO
Poets | | C | Luís Vaz de Camões | CV
World Leaders/Rulers | | S | Luiz Inácio Lula da Silva | SL
World Leaders/Rulers | | A | Marcus Antonius | AM
Fictional Characters | | G | Sir Galahad | G
Stage/Screen Personalities | | J | Wolfman Jack | JW
Sports Figures | | J | Shoeless Joe | JS
Stage/Screen Personalities | | M | Moms Mabley of Harlem | M
Stage/Screen Personalities | | R | Mr. Rogers | RM
Stage/Screen Personalities | | R | Dr. Ruth | RD
Stage/Screen Personalities | | S | Sister Souljah | S
Stage/Screen Personalities | | P | Pink Lady | PL
Stage/Screen Personalities | | S | Siegfried and Roy | SR
Stage/Screen Personalities | | P | Penn & Teller | PT
Stage/Screen Personalities | | L | MC Lyte | L
U.S. Presidents | | A | Honest Abe | AH
U.S. Presidents | | H | Old Hickory | HO
Poets | | B | Lord George Gordon Byron of Rochdale | B
Poets | | S | Percy Bysshe Shelley (poet) | S
Novelists | | O | Baroness Orczy | O
Novelists | | S | Comtesse de Ségur | S
Novelists | | M | Multatuli (E. Douwes Dekker) | M
Architects | | R | Mies van der Rohe | RM
Architects | | B | Frei Otto von Berlin | B
Islands | | I | Ilha Grande | IG
Mountains | | P | Pico de Orizaba | PO
Rivers | | R | Rio Bravo | RB
Castles | | C | Château de Chambord | CC
Museums | | M | Musée d'Orsay | MO
Song Titles | | L | La Vie en rose | LV
Book Titles | | E | El Aleph | EA
Motion Pictures | | U | Un homme et une femme | UH
Newspapers | | I | Il Messaggero | IM
Names of Ocean Vessels | | H | HMS Beagle | HB
Chemical Elements | | E | Element 115 | EO
Edible Products | | F | 5-spice powder | FS
Musical Groups | | F | 4 Non Blondes | F
Motion Pictures | | T | 3:10 to Yuma | T
Motion Pictures | | S | '68 | S
Books of Bible | New Testament | L | Letter of Paul to Titus | LPT
Books of Bible | New Testament | G | The Gospel According to St. John | GJS
Books of Bible | New Testament | E | First Epistle of Peter | EPF
Books of Bible | Old Testament | C | Second Book of Chronicles | CS
Colleges Universities | American | W | Coll. of William & Mary | CW
`
