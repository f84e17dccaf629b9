/**
 * Names whose form does not say which part is the surname are for the table to judge; plain names of two parts are not. It knows no rule: the letters
 * stand in the rows.
 */
import { describe, expect, test } from 'vitest'
import { initialOf } from '@/lib/pads/facts-in-five/judging/initial'
import { keyWord } from '@/lib/pads/facts-in-five/judging/key-word'

/** Class | entry | every letter that must be suggested */
const JUDGED = `
Explorers | Zheng He | ZH
World Leaders/Rulers | Wu Zetian | WZ
World Leaders/Rulers | Hua Guofeng | HG
World Leaders/Rulers | Zhou Enlai | ZE
World Leaders/Rulers | Tokugawa Ieyasu | TI
World Leaders/Rulers | Oda Nobunaga | ON
World Leaders/Rulers | Abe Shinzo | AS
World Leaders/Rulers | Saddam Hussein | HS
World Leaders/Rulers | Haile Selassie | SH
World Leaders/Rulers | Nagy Imre | NI
World Leaders/Rulers | U Thant | TU
World Leaders/Rulers | Aung San Suu Kyi | AS
World Leaders/Rulers | Marcus Aurelius | MA
World Leaders/Rulers | Vigdís Finnbogadóttir | FV
World Leaders/Rulers | Enrique Peña Nieto | PN
World Leaders/Rulers | José Luis Rodríguez Zapatero | RZ
World Leaders/Rulers | Napoleon Bonaparte | BN
World Leaders/Rulers | David Lloyd George | LG
World Leaders/Rulers | Lloyd George | LG
Religious Leaders/Figures | Lao Tzu | LT
Religious Leaders/Figures | Mary Magdalene | MM
Poets | Dante Alighieri | DA
Poets | Li Bai | LB
Poets | Du Fu | DF
Poets | Matsuo Basho | MB
Poets | Federico García Lorca | GL
Poets | Omar Khayyam | OK
Poets | Snorri Sturluson | SS
Poets | Petőfi Sándor | PS
Artists | Michelangelo Buonarroti | MB
Artists | Leonardo da Vinci | LV
Artists | Ai Weiwei | AW
Artists | Katsushika Hokusai | KH
Artists | Pablo Ruiz Picasso | RP
Scientists | Galileo Galilei | G
Scientists | Tycho Brahe | TB
Scientists | Tu Youyou | TY
Scientists | Semmelweis Ignác | SI
Music Composers | Bartók Béla | BB
Music Composers | Liszt Ferenc | LF
Music Composers | Ralph Vaughan Williams | VW
Music Composers | Andrew Lloyd Webber | LW
Novelists | Gabriel García Márquez | GM
Novelists | Mario Vargas Llosa | VL
Novelists | Arthur Conan Doyle | CD
Novelists | Mo Yan | MY
Explorers | Leif Erikson | LE
Stage/Screen Personalities | Gong Li | GL
Stage/Screen Personalities | Chow Yun Fat | CF
Stage/Screen Personalities | Helena Bonham Carter | BC
Stage/Screen Personalities | Björk Guðmundsdóttir | BG
Stage/Screen Personalities | Buffalo Bill | B
Sports Figures | Yao Ming | YM
Sports Figures | Gylfi Sigurðsson | GS
Sports Figures | Puskás Ferenc | PF
Military Figures | Sun Tzu | ST
World Leaders/Rulers | Orbán Viktor | OV
World Leaders/Rulers | Maria Theresa | MT
World Leaders/Rulers | Marie Antoinette | MA
World Leaders/Rulers | Caesar Augustus | CA
Poets | Publius Vergilius Maro | VM
Novelists | Ōe Kenzaburō | OK
Novelists | Benito Pérez Galdós | PG
Stage/Screen Personalities | Sacha Baron Cohen | BC
`
  .trim()
  .split('\n')
  .map(line => line.split(' | '))

/** Two parts, of which the last is the surname for certain. */
const PLAIN = `
Albert Einstein;Marie Curie;Isaac Newton;Charles Darwin;Louis Pasteur;Niels Bohr;Enrico Fermi;Max Planck;Rosalind Franklin;Stephen Hawking;Jane
Austen;Charles Dickens;Ernest Hemingway;Toni Morrison;Umberto Eco;Italo Calvino;Primo Levi;Dario Fo;Nino Rota;Mario Puzo;Sofia Coppola;Federico
Fellini;Roberto Benigni;Sophia Loren;Gina Lollobrigida;Mario Lanza;Luciano Pavarotti;Giuseppe Verdi;Giacomo Puccini;Gioachino Rossini;Antonio
Vivaldi;Johann Bach;Franz Schubert;Robert Schumann;Clara Schumann;Felix Mendelssohn;Joseph Haydn;Pablo Picasso;Salvador Dali;Joan Miro;Diego
Rivera;Frida Kahlo;Fernando Botero;Henri Matisse;Paul Gauguin;Paul Klee;Andy Warhol;Keith Haring;Mike Tyson;Muhammad Ali;Joe Louis;Kobe Bryant;Magic
Johnson;Larry Bird;Babe Ruth;Ty Cobb;Lou Gehrig;Yogi Berra;Hank Aaron;Willie Mays;Mia Hamm;Serena Williams;Steffi Graf;Boris Becker;Roger
Federer;Rafael Nadal;Novak Djokovic;Andy Murray;Usain Bolt;Jesse Owens;Carl Lewis;Tiger Woods;Jack Nicklaus;Kim Novak;Kim Basinger;Kim Wilde;Kim
Kardashian;Lee Marvin;Lee Majors;Lee Remick;Lee Oswald;Bruce Lee;Spike Lee;Christopher Lee;Stan Lee;Jet Li;Lucy Liu;Sandra Oh;John Cho;Bo Derek;Bo
Jackson;Mo Farah;Ben Affleck;Dan Rather;Lou Reed;Ann Bancroft;Anne Hathaway;Keanu Reeves;Hugo Weaving;Kate Winslet;Kate Moss;Kate Bush;Jake
Gyllenhaal;Jane Fonda;Jane Wyman;Mae West;Jean Harlow;Gene Kelly;Gene Hackman;Jimi Hendrix;Janis Joplin;Jim Morrison;Ringo Starr;George Harrison;John
Lennon;Paul McCartney;Mick Jagger;Keith Richards;Elvis Presley;Ella Fitzgerald;Billie Holiday;Nina Simone;Tina Turner;Aretha Franklin;Whitney
Houston;Mariah Carey;Celine Dion;Shania Twain;Dolly Parton;Johnny Cash;Willie Nelson;Bob Dylan;Joan Baez;Neil Young;Joni Mitchell;Carole King;Alanis
Morissette;Sarah Ferguson;Perry Mason;Stieg Larsson;Scarlett Johansson;Ingmar Bergman;Greta Garbo;Jean Sibelius;Edvard Grieg;Henrik Ibsen;Edvard
Munch;Knut Hamsun;Roald Amundsen;Thor Heyerdahl;Victor Borge;Karen Blixen;Soren Kierkegaard;Hans Andersen;Alfred Nobel;Olof Palme;Tove Jansson;Mika
Hakkinen;Kimi Raikkonen;Paavo Nurmi;Leo Tolstoy;Anton Chekhov;Boris Yeltsin;Vladimir Putin;Mikhail Gorbachev;Nikita Khrushchev;Joseph Stalin;Yuri
Gagarin;Anna Karenina;Anna Pavlova;Rudolf Nureyev;Mikhail Baryshnikov;Lech Walesa;Marie Sklodowska;Roman Polanski;Frederic Chopin;Franz Kafka;Milan
Kundera;Vaclav Havel;Milos Forman;Antonin Dvorak;Ernő Rubik;Béla Bartók;Béla Lugosi;Eva Gabor;Tony Curtis;Peter Lorre;Michael Curtiz;Johnny
Weissmuller;Harry Houdini;Indira Gandhi;Mahatma Gandhi;Jawaharlal Nehru;Salman Rushdie;Ravi Shankar;Imran Khan;Benazir Bhutto;Golda Meir;Moshe
Dayan;Menachem Begin;Yitzhak Rabin;Anwar Sadat;Hosni Mubarak;Yasser Arafat;Omar Sharif;Omar Bradley;Erasmus Darwin;Leif Garrett;Marcus Garvey;Fidel
Castro;Che Guevara;Simon Bolivar;Jose Marti;Eva Peron;Juan Peron;Augusto Pinochet;Salvador Allende;Hugo Chavez;Emiliano Zapata;Pancho Villa;Jennifer
Lopez;Alex Rodriguez;George Lopez;Selena Gomez;Penelope Cruz;Antonio Banderas;Javier Bardem;Kofi Annan;Nelson Mandela;Desmond Tutu;Haruki
Murakami;Kazuo Ishiguro;Akira Kurosawa;Yoko Ono;Ichiro Suzuki;Naomi Osaka;Hideki Tojo;Toshiro Mifune;Seiji Ozawa;Oscar Wilde;Mata Hari;Duke
Ellington;Rose Kane;Pete Rose;Jimmy Page;Kate Hudson;Hugo Boss;Coco Chanel;Giorgio Armani;Gianni Versace;Miuccia Prada;Guccio Gucci;Heidi Klum;Naomi
Campbell;Tyra Banks;Tito Puente;Ricky Martin;Paris Hilton;Katie Holmes;Mena Suvari;Joe Namath;Joe Montana;Tom Brady;Peyton Manning;Mike Nomura;Zoe
Kazan;Elia Kazan;Yul Brynner;Naguib Mahfouz;Wole Soyinka;Chinua Achebe;Ngaio Marsh;Barack Obama;Michelle Obama;Sonia Sotomayor;Nikola Tesla;Emma
Goldman;Rosa Luxemburg;Mary Shelley
`
  .replaceAll('\n', ';')
  .split(';')
  .map(name => name.trim())
  .filter(Boolean)

describe('for the table to judge', () => {
  test.each(JUDGED)('%s: %s', (name = '', entry = '', letters = '') => {
    const answer = keyWord({ class: name, entry, letter: letters.charAt(0) })
    const suggested = [answer.initial, ...answer.alternatives.map(word => initialOf(word).letter)]
    expect(answer.certainty).toBe('judgement')
    expect(suggested).toEqual(expect.arrayContaining(Array.from(letters)))
    expect(answer.why).toMatch(/^[^\n]+[^.\n]\.$/)
  })
})

test('plain names of two parts stay certain', () => {
  const letter = (entry: string): string => initialOf(entry.split(' ').at(-1) ?? '').letter
  const answers = PLAIN.map(entry => ({ entry, answer: keyWord({ class: 'Sports Figures', entry, letter: letter(entry) }) }))
  expect(answers.filter(({ answer }) => answer.certainty !== 'rule' || !answer.letterOk).map(({ entry }) => entry)).toEqual([])
  expect(answers.length).toBeGreaterThan(250)
})

describe('ranks in digits are spoken', () => {
  test.each([
    ['20th Century Fox', 'Twentieth'],
    ['101st Airborne', 'One'],
    ['42nd Street', 'Forty-second'],
    ['19th Hole', 'Nineteenth'],
    ['4th of July', 'Fourth'],
  ])('%s', (entry, spoken) => {
    expect(keyWord({ class: 'Songs', entry, letter: '*' })).toMatchObject({ keyWord: spoken, certainty: 'judgement' })
  })
})
