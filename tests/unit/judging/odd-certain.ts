/** Rows in the same form as own-rows.ts: plain names, places and titles beside the doubtful ones of odd-doubtful.ts, which must stay certain. It knows no rule. */

export const ODD_RULE = `
Sports Figures | | J | Magic Johnson | J
Sports Figures | | H | Catfish Hunter | H
Sports Figures | | G | Red Grange | G
Sports Figures | | D | Dizzy Dean | D
Sports Figures | | B | Don Budge | B
Stage/Screen Personalities | | R | Don Rickles | R
Stage/Screen Personalities | | S | Red Skelton | S
Stage/Screen Personalities | | H | Rock Hudson | H
Stage/Screen Personalities | | K | Grace Kelly | K
Stage/Screen Personalities | | H | Bob Hope | H
Stage/Screen Personalities | | P | River Phoenix | P
Stage/Screen Personalities | | O | Buck Owens | O
Stage/Screen Personalities | | T | Rip Torn | T
Stage/Screen Personalities | | S | Will Smith | S
Stage/Screen Personalities | | C | Alice Cooper | C
Stage/Screen Personalities | | V | Sid Vicious | V
Stage/Screen Personalities | | P | Iggy Pop | P
Stage/Screen Personalities | | B | Chuck Berry | B
Stage/Screen Personalities | | P | Charlie Parker | P
Stage/Screen Personalities | | G | Dizzy Gillespie | G
Stage/Screen Personalities | | M | Jelly Roll Morton | M
Stage/Screen Personalities | | J | Elton John | J
Stage/Screen Personalities | | S | Paul Simon | S
Stage/Screen Personalities | | D | James Dean | D
Stage/Screen Personalities | | G | Cary Grant | G
Stage/Screen Personalities | | M | George Michael | M
Stage/Screen Personalities | | W | Orson Welles | W
Stage/Screen Personalities | | L | Jennifer Lynn Lopez | L
Stage/Screen Personalities | | D | Snoop Dogg | D
Businessmen | | G | Bill Gates | G
Poets | | F | Robert Frost | F
Poets | | S | Robert Louis Stevenson | S
Poets | | P | Ezra Pound | P
U.S. Presidents | | B | George Bush | B
U.S. Presidents | | G | Ulysses S. Grant | G
U.S. Presidents | | F | Gerald Ford | F
World Leaders/Rulers | | T | Margaret Thatcher | T
World Leaders/Rulers | | H | Patrick Henry | H
World Leaders/Rulers | | C | Fidel Castro | C
World Leaders/Rulers | | F | Vicente Fox | F
World Leaders/Rulers | | P | Juan Perón | P
World Leaders/Rulers | | A | José María Aznar | A
World Leaders/Rulers | | M | Paul Martin | M
Religious Leaders/Figures | | L | Martin Luther | L
Religious Leaders/Figures | | S | Joseph Smith | S
Religious Leaders/Figures | | Y | Brigham Young | Y
Religious Leaders/Figures | | W | John Wesley | W
Religious Leaders/Figures | | M | Thomas More | M
Explorers | | P | Francisco Pizarro | P
Sports Figures | | M | Juan Pablo Montoya | M
Sports Figures | | M | Diego Armando Maradona | M
Scientists | | A | Luis Walter Alvarez | A
Businessmen | | F | Henry Ford II | F
Outlaws | | J | Jesse James | J
Outlaws | | F | Pretty Boy Floyd | F
Outlaws | | H | Robin Hood | H
Outlaws | | L | Lucky Luciano | L
Military Figures | U. S. Generals | G | U.S. Grant | G
Artists | | W | Grant Wood | W
Artists | | H | Winslow Homer | H
Artists | | H | Edward Hopper | H
Artists | | J | Jasper Johns | J
World Leaders/Rulers | Queen | B | Queen Beatrix | B
World Leaders/Rulers | | J | John XXIII | J
World Leaders/Rulers | | C | Winston Spencer Churchill | C
Heads of State | | M | Angela Merkel | M
Songwriters | | P | Cole Porter | P
Screenwriters | | E | Nora Ephron | E
Nobel Prize Winners | | S | Albert Schweitzer | S
First Ladies | | N | Pat Nixon | N
Famous Women | | E | Amelia Earhart | E
Poets Laureate | | H | Ted Hughes | H
Motion Pictures | | G | Grapes of Wrath, The | G
Songs | | I | (I Can't Get No) Satisfaction | I
Colleges Universities | | S | State University of New York | S
Colleges Universities | | T | Texas A&M | T
Colleges Universities | | H | College of the Holy Cross | H
Countries | | U | United States of America | U
Vitamins | | C | Vitamin C | C
Edible Products | | M | M&M's | M
Edible Products | | T | T-bone steak | T
Cities | | W | Washington, D.C. | W
Books of Bible | Old Testament | M | IV Maccabees | M
Books of Bible | New Testament | C | II Corinthians | C
Books of Bible | Old Testament | S | Song of Songs | S
Saints | | N | Saint Nicholas | N
U.S. Presidents | | L | Lincoln, A. | L
Religious Leaders/Figures | | K | King, Martin Luther, Jr. | K
Poets | | T | Tennyson, Alfred, Lord | T
Novelists | | C | Christie, Dame Agatha | C
Famous Structures | | L | Leaning Tower of Pisa | L
Stage/Screen Personalities | | D | Dom DeLuise | D
Scientists | | H | Wm. Herschel | H
World Leaders/Rulers | King | M | King Macbeth | M
World Leaders/Rulers | King | A | King Alfred the Great | A
World Leaders/Rulers | | P | Peter the Great | P
World Leaders/Rulers | | H | Henry VIII | H
World Leaders/Rulers | | P | Pius XII | P
World Leaders/Rulers | | C | Charlemagne | C
World Leaders/Rulers | | C | Winston Churchill | C
World Leaders/Rulers | | R | Franklin Delano Roosevelt | R
World Leaders/Rulers | | B | Bonaparte, Napoleon | B
World Leaders/Rulers | | L | Vladimir Lenin | L
World Leaders/Rulers | | D | Benjamin Disraeli | D
World Leaders/Rulers | | H | Haakon the Good | H
Religious Leaders/Figures | Pope | L | Pope Leo X | L
Religious Leaders/Figures | Pope | J | Pope Julius II | J
Religious Leaders/Figures | Saint | C | Saint Cecilia | C
Religious Leaders/Figures | | K | John Knox | K
Religious Leaders/Figures | | M | Cotton Mather | M
Religious Leaders/Figures | | E | Mary Baker Eddy | E
Religious Leaders/Figures | | B | Buddha | B
Military Figures | U. S. Generals | G | General Grant | G
Military Figures | U. S. Generals | P | George S. Patton, Jr. | P
Military Figures | | N | Horatio Nelson | N
Military Figures | | N | Lord Nelson | N
Music Composers | | T | Pyotr Ilyich Tchaikovsky | T
Music Composers | | S | Camille Saint-Saëns | S
Music Composers | | H | George Frideric Handel | H
Artists | | B | Georges Braque | B
Artists | | V | Anthony Van Dyck | V
Artists | | B | Pieter Bruegel the Elder | B
Artists | | M | Claude Monet | M
Artists | | C | Caravaggio | C
Architects | | P | I. M. Pei | P
Architects | | W | Christopher Wren | W
Novelists | | F | F. Scott Fitzgerald | F
Novelists | | C | James Fenimore Cooper | C
Novelists | | L | Oliver La Farge | L
Novelists | | D | Alexandre Dumas fils | D
Novelists | | B | Pearl Buck | B
Novelists | | G | Graham Greene | G
Novelists | | A | Isabel Allende | A
Poets | | D | Emily Dickinson | D
Poets | | A | W. H. Auden | A
Poets | | T | Dylan Thomas | T
Poets | | T | Lord Tennyson | T
Poets | American | W | Walt Whitman | W
Scientists | | C | Nicolaus Copernicus | C
Scientists | | E | Desiderius Erasmus | E
Scientists | | S | Carl Sagan | S
Scientists | | M | Lise Meitner | M
Scientists | | K | Kelvin | K
Scientists | Living | G | Jane Goodall | G
Stage/Screen Personalities | | V | Dick Van Dyke | V
Stage/Screen Personalities | | S | Sting | S
Stage/Screen Personalities | | L | Lassie | L
Stage/Screen Personalities | | D | Robert Downey Jr. | D
Stage/Screen Personalities | | V | Rudy Vallée | V
Stage/Screen Personalities | | A | Ann-Margret | A
Stage/Screen Personalities | | O | Conan O'Brien | O
Stage/Screen Personalities | | B | Jack Black | B
Stage/Screen Personalities | | W | Barry White | W
Stage/Screen Personalities | | A | Adam Ant | A
Stage/Screen Personalities | | S | Dusty Springfield | S
Stage/Screen Personalities | | S | Cat Stevens | S
Stage/Screen Personalities | | F | Megan Fox | F
Stage/Screen Personalities | | R | Chris Rock | R
Stage/Screen Personalities | | S | Meryl Streep | S
Stage/Screen Personalities | | R | Mickey Rooney | R
Stage/Screen Personalities | | R | Diana Ross | R
Stage/Screen Personalities | | J | Peter Jennings | J
Stage/Screen Personalities | | H | Salma Hayek | H
Stage/Screen Personalities | | W | Raquel Welch | W
Stage/Screen Personalities | | M | Rita Moreno | M
Stage/Screen Personalities | | A | Desi Arnaz Jr. | A
Sports Figures | | J | Reggie Jackson | J
Sports Figures | | B | Bear Bryant | B
Sports Figures | | M | Lionel Messi | M
Sports Figures | | P | Pelé | P
Sports Figures | | P | Satchel Paige | P
Sports Figures | | B | Seve Ballesteros | B
Sports Figures | | W | Roberto Clemente Walker | W
Sports Figures | | J | Bobby Lee Jones | J
Outlaws | | H | John Wesley Hardin | H
Outlaws | | N | Baby Face Nelson | N
Outlaws | | C | Al Capone | C
Outlaws | | B | Blackbeard | B
U.S. Presidents | | K | President Kennedy | K
U.S. Presidents | | T | Harry S Truman | T
U.S. Presidents | | E | Dwight David Eisenhower | E
U.S. Presidents | | H | Hoover, Herbert | H
Books of Bible | Old Testament | C | II Chronicles | C
Books of Bible | New Testament | P | 2 Peter | P
Books of Bible | Old Testament | S | The Song of Solomon | S
Books of Bible | New Testament | R | Revelation | R
Books of Bible | Old Testament | P | The Book of Psalms | P
Colleges Universities | American | B | Boston College | B
Colleges Universities | American | A | The University of Alabama | A
Colleges Universities | American | P | Penn State | P
Colleges Universities | American | U | U.S. Naval Academy | U
Colleges Universities | Foreign | O | Oxford | O
Lakes | | E | Lake Erie | E
Lakes | | C | Crater Lake | C
Mountains | | M | The Matterhorn | M
Islands | | C | Canary Islands | C
Islands | | M | Island of Malta | M
Rivers | | T | River Thames | T
Rivers | | J | The River Jordan | J
Countries | | G | The Gambia | G
Countries | | U | United Arab Emirates | U
Countries | | S | Saint Lucia | S
Countries | | S | San Marino | S
Countries | | E | Ecuador | E
Cities | American | L | Los Angeles | L
Cities | American | F | Ft. Wayne | F
Cities | Foreign | Z | Zürich | Z
Cities | Foreign | E | El Aaiún | E
Resorts | American | L | Lake Tahoe | L
Famous Structures | American | E | The Empire State Building | E
Famous Structures | Foreign | T | Taj Mahal | T
Motion Pictures | | G | The Godfather | G
Motion Pictures | | A | An American in Paris | A
Motion Pictures | | E | E.T. the Extra-Terrestrial | E
Motion Pictures | | B | *batteries not included | B
Motion Pictures | | A | Apollo 13 | A
Motion Pictures | | M | Mr. Smith Goes to Washington | M
Motion Pictures | | S | St. Elmo's Fire | S
Book Titles | Fiction | A | Anne of Green Gables | A
Book Titles | Fiction | C | Catch-22 | C
Book Titles | Fiction | C | The Catcher in the Rye | C
Book Titles | Fiction | U | Uncle Tom's Cabin | U
Book Titles | Fiction | T | Then There Were None | T
Song Titles | | S | (Sittin' on) the Dock of the Bay | S
Operas | | A | Aida | A
Plays | Shakespearean | H | Henry IV, Part 1 | H
Plays | Shakespearean | T | The Tempest | T
Plays | | W | "Who's Afraid of Virginia Woolf?" | W
Musical Groups | | S | The Supremes | S
Musical Groups | | A | AC/DC | A
Musical Groups | | U | UB40 | U
Musical Groups | | B | Boyz II Men | B
Television Programs | | A | The Addams Family | A
Edible Products | | D | Dr Pepper | D
Edible Products | | E | éclair | E
Flowers | | B | bird of paradise | B
Flowers | | S | St. John's wort | S
Electrical Machines | | T | electrical typewriter | T
Names of Ocean Vessels | Commercial/Passenger Ship | L | The Lusitania | L
Names of Aircraft | Military Designation | B | B-52 | B
Cities | | P | PARIS | P
Cities | | P | Ｐaris | P
Spelling of English Words | Adverb (6-10) | S | slowly | S
Novelists | | L | D.H.Lawrence | L
Novelists | | A | J.Austen | A
Poets | | C | e.e.cummings | C
U.S. Presidents | | G | U.S.Grant | G
Novelists | | F | Wm.Faulkner | F
Cities | | S | St.Louis | S
Cities | | N | N.Y.City | N
Corporations | | A | Amazon.com | A
World Leaders/Rulers | | L | Louis 14 | L
World Leaders/Rulers | King | H | King Henry 8 | H
World Leaders/Rulers | | E | Elizabeth II. | E
World Leaders/Rulers | | E | Elizabeth the 2nd | E
Motion Pictures | | X | X-Men | X
Motion Pictures | | V | V for Vendetta | V
Motion Pictures | | X | XXXL | X
Musical Groups | | I | Iron Butterfly | I
Books of Bible | Old Testament | K | II Kgs. | K
Books of Bible | New Testament | C | I Cor. | C
Scientists | | E | Einstein, A. | E
Scientists | | E | Albert Einstein, Ph.D. | E
Novelists | | B | Brontë, Emily | B
Poets | | D | Dante | D
Colleges Universities | American | S | St.John's | S
Sports Figures | | R | Cal Ripken, Jr | R
Sports Figures | | O | Shaquille O'Neal | O
Countries | | U | U.S.A. | U
Sports Figures | | A | Muhammad Ali | A
Edible Products | | B | Bananas | B
Flowers | | C | Chrysanthemum | C
Cities | American | N | New Orleans | N
Song Titles | | H | A Hard Day's Night | H
Names of Ocean Vessels | Commercial/Passenger Ship | A | Andrea Doria | A
Military Figures | U. S. Generals | P | Gen. Colin Powell | P
Stage/Screen Personalities | | P | Slim Pickens | P
Sports Figures | | A | Tiny Archibald | A
Musicians | | O | Kid Ory | O
Outlaws | | H | Wild Bill Hickok | H
Religious Leaders/Figures | | M | Elijah Muhammad | M
World Leaders/Rulers | | F | Francisco Franco | F
World Leaders/Rulers | | T | Josip Broz Tito | T
Stage/Screen Personalities | | K | Don King | K
Stage/Screen Personalities | | F | Red Foxx | F
Explorers | | C | Captain James Cook | C
Explorers | | R | Sir Walter Raleigh | R
Explorers | | P | Marco Polo | P
Motion Pictures | | I | I Confess | I
Motion Pictures | | I | I, Robot | I
Book Titles | | I | I, Claudius | I
Motion Pictures | | D | De-Lovely | D
Stage/Screen Personalities | | S | Omar Sharif | S
`
