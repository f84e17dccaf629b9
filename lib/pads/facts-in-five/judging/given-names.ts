/**
 * Given names that may stand where a surname would, or between a given name and two surnames.
 * It refuses to know all given names: only those of which a rule of form hangs.
 */
const words = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

/** Hardly ever surnames, so that a name which ends in one has none (`Norma Jane`, `Honest Abe`). */
const NEVER_SURNAMES = words(
  'theresa teresa antoinette elizabeth elisabeth catherine katherine mary maria anna anne ann annie jane sally sue susan susie nancy molly polly peggy betty betsy bess ' +
    'kate katie lucy emma emily alice helen louise marie julia juliet sarah sara rachel rebecca eve victoria margaret maggie magdalena josephine caroline charlotte diana sophia ' +
    'isabella eleanor dolores joe tom bob bill ned ted jake hank jack jimmy johnny billy bobby tommy joey charlie willie freddie eddie teddy mickey mike jim peter pedro pete juan jose carlos luis',
)
/** Short forms that end a by-name made with a plain word (`Diamond Jim`, `Boy George`). */
const FAMILIAR = words(
  'abe al bill bob dick ed frank fred george harry jack jake joe john ned nick pete ray sam ted thomas tim tom will willy henry hank gus mack lou leo',
)

/** Names of crowned heads and of the Bible, which are borne in pairs without a surname. */
const CHOSEN = words(
  'albert alexander alfonso andrew augustus barnabas bartholomew benedict carl charles christian daniel david edward elijah emmanuel ernest ferdinand francis franz frederick ' +
    'friedrich gabriel george gustaf gustav gustavus heinrich henry isaac jacob james jesus john joseph josef josip juan judas jude karl leopold louis luke ludwig mark matthew ' +
    'maximilian michael moses napoleon nathaniel nicholas otto paul peter philip philippe rudolf samuel saul sigismund simon stephen thaddeus thomas umberto victor vittorio ' +
    'wilhelm william',
)

const SPANISH = words(
  'alejandro alvaro andres augusto baltasar benito carlos carmen diego emiliano enrique esteban evo felipe fernando fernao ' +
    'fidel francisca francisco gonzalo guillermo hernan hernando ignacio ines jaime jair javier joao joaquin jorge jose juan juana lazaro luis luiz manuel ' +
    'miguel pablo paulo pedro pilar plutarco porfirio ramiro ramon rigoberta rodrigo santiago sebastiao ' +
    'vasco venustiano vicente afonso getulio juscelino luisa',
)
/** Second given names in English and in Spanish, which are no first surnames. */
const SECOND = words(
  'alan alberto armando arturo camilo cesar ernesto federico nicolas oscar ricardo roberto salvador sergio mercedes rafael tomas xavier isabel mateo lorenzo julio alejandra alex alexander alexis alfonso alfredo allen andrea andrew angel angela anita ann anna anne anthony antonia antonio arthur beatriz carol charles ' +
    'christopher claudia cristina daniel david dean denise dolores domingo eduardo edward elaine elena elizabeth ellen emilio ernest eugene eva francis frank frederick gabriel gabriela ' +
    'george grace guadalupe harold hector henrique henry hugo irene isaac jack james jane jean jo joan joe john jonathan joseph joy juanita julia julian kay kenneth lee leo leon ' +
    'leonor lou louis louise lucia luz lynn mae marco margaret margarita maria marie mario mark marta martin mary matthew maurice mauricio may michael nelson nicole noe ' +
    'orlando pat patricia patrick paul peter philip raquel raul ray rene reinaldo richard robert roland rosa rosario rose roy ruben samuel scott silvia simon sofia stephen steven sue ' +
    'teresa thomas veronica vicenta victor victoria vincent walter wayne william yolanda',
)

/** A given name that is hardly ever a surname (folded). */
export const isOnlyGiven = (word: string): boolean => NEVER_SURNAMES.has(word)

/** A name by which friends are called, though some families bear it too. */
export const isFamiliar = (word: string): boolean => FAMILIAR.has(word) || NEVER_SURNAMES.has(word)

/** A name of kings, saints or the Bible. */
export const isChosen = (word: string): boolean => CHOSEN.has(word)

/** A given name of Spain or Portugal that England hardly uses. */
export const isSpanish = (word: string): boolean => SPANISH.has(word)

/** A name that may stand second without being a surname. */
export const isSecondGiven = (word: string): boolean => SECOND.has(word) || SPANISH.has(word) || NEVER_SURNAMES.has(word)
