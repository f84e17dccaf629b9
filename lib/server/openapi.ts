/** The API's description, generated from the schemas that parse the requests. */
import 'server-only'
import * as z from 'zod/mini'
import { cardPatchSchema, newCardSchema, wholeCardFileSchema } from '@/lib/codecs/class-cards'
import { batchSchema, hereSchema, newGameSchema } from '@/lib/codecs/game'
import { newLinkSchema } from '@/lib/codecs/links'
import { otherPersonSchema, personPatchSchema } from '@/lib/codecs/persons'
import { padSchemas } from '@/lib/registry-schemas'
import { newRulingSchema, rulingFileSchema } from '@/lib/codecs/rulings'
import { archiveSchema } from '@/lib/exchange/archive'
import { gameFileSchema } from '@/lib/exchange/game-file'

const shape = (schema: z.ZodMiniType): unknown => z.toJSONSchema(schema, { io: 'input', target: 'openapi-3.0', unrepresentable: 'any' })
const json = (schema: unknown): unknown => ({ content: { 'application/json': { schema } } })
const body = (schema: unknown): unknown => ({ requestBody: { required: true, ...(json(schema) as object) } })

const problem = {
  type: 'object',
  required: ['problem'],
  properties: {
    problem: {
      type: 'object',
      required: ['severity', 'code', 'message'],
      properties: {
        severity: { enum: ['error', 'warning', 'hint'] },
        code: { type: 'string' },
        message: { type: 'string' },
        round: { type: 'integer' },
        seat: { type: 'string' },
        row: { type: 'integer' },
        column: { type: 'integer' },
      },
    },
    overrulable: { type: 'boolean' },
    conflicts: { type: 'array', items: { type: 'object' } },
    dependents: { type: 'array', items: { type: 'string' } },
    gaps: { type: 'array', items: { type: 'object' } },
  },
}

const REFUSALS: Readonly<Record<string, string>> = {
  400: 'Not JSON or not the form',
  401: 'The passcode or a link is needed',
  403: 'No right, foreign Origin or unknown Host',
  404: 'Unknown',
  409: 'Somebody else changed it, or the id was used for something else',
  413: 'Too large',
  422: 'A rule refuses; nothing was written',
  429: 'Too often',
  503: 'Cannot save now',
}
const responses = (done: string, text = 'Done'): unknown => ({
  [done]: { description: text },
  ...Object.fromEntries(Object.entries(REFUSALS).map(([status, description]) => [status, { description, ...(json(problem) as object) }])),
})

const game = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
const query = (...names: string[]): unknown[] => names.map(name => ({ name, in: 'query', required: false, schema: { type: 'string' } }))
const get = (summary: string, parameters: readonly unknown[] = []): unknown => ({
  get: { summary, parameters, responses: responses('200') },
})

const aboutTwo = (summary: string): unknown => ({
  post: { summary, parameters: game, ...(body(shape(otherPersonSchema)) as object), responses: responses('200') },
})

/** What can be asked and said about people. */
const personPaths = {
  '/api/persons': get('People in the book whose name holds this text or looks like it; archived=all lists all', query('text', 'archived')),
  '/api/persons/look-alikes': get('Pairs whose names look alike and of whom nobody said that they are two'),
  '/api/persons/{id}': {
    ...(get('One person, with those who are said to be the same', game) as object),
    patch: {
      summary: 'Rename, archive or bring back; games keep the names of their tables',
      parameters: game,
      ...(body(shape(personPatchSchema)) as object),
      responses: responses('200'),
    },
  },
  '/api/persons/{id}/figures': get('One person in numbers; `with` another one: the two against each other', [...game, ...query('with')]),
  '/api/persons/{id}/figures.csv': get('The same as CSV; `what=strengths`: by Class and letter', [...game, ...query('what', 'separator')]),
  '/api/persons/{id}/merge': aboutTwo('The other one counts as this person from now on; no game changes'),
  '/api/persons/{id}/unmerge': aboutTwo('Takes back that the other one is this person'),
  '/api/persons/{id}/apart': aboutTwo('They only look alike: not asked again'),
}

const photoParameters = [...game, { name: 'photo', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }]
const jpeg = { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } }

/** Photos of cards, which the log names by `challenge.photo`. */
const photoPaths = {
  '/api/games/{id}/photos/{photo}': {
    get: {
      summary: 'A photo of a card that is kept with a challenge',
      parameters: photoParameters,
      responses: { ...(responses('200') as object), 200: { description: 'The photo', content: jpeg } },
    },
    put: {
      summary: 'Keep a photo (JPEG without the notes of the camera); the same one again is kept once',
      parameters: photoParameters,
      requestBody: { required: true, content: jpeg },
      responses: responses('200'),
    },
  },
}

const seatOf = [...game, { name: 'seat', in: 'path', required: true, schema: { type: 'string' } }]

/** What readers get, and the links that let them in. */
const readerPaths = {
  '/api/games/{id}/live': get('Server-sent events: the sequence number; for viewers, and with view=room, the view itself', [
    ...game,
    ...query('view'),
  ]),
  '/api/games/{id}/room': get('What the room sees', game),
  '/api/games/{id}/seats/{seat}': get('The own cards of one seat', seatOf),
  '/api/games/{id}/seats/{seat}/live': get('Server-sent events with the own cards of one seat', seatOf),
  '/api/games/{id}/links': {
    ...(get('The links of a game, without their secrets', game) as object),
    post: {
      summary: 'Make a link, or one for every seat; the addresses are in this answer only',
      parameters: game,
      ...(body(shape(newLinkSchema)) as object),
      responses: responses('201'),
    },
  },
  '/api/games/{id}/links/{link}': {
    delete: {
      summary: 'Take a link back: its open streams end at once',
      parameters: [...game, { name: 'link', in: 'path', required: true, schema: { type: 'string' } }],
      responses: responses('200'),
    },
  },
}

/** Advice, and the books that it comes from: nothing here scores. */
const advicePaths = (): object => ({
  '/api/claim': get('Can any playcard have these numbers?', query('special', 'general', 'total', 'columns', 'rows')),
  '/api/hand-claim': get('Which hands can have these points?', query('points')),
  '/api/key-word': get('The Key Word of an entry', query('class', 'category', 'kind', 'entry', 'letter')),
  '/api/reference': get('What the reference books and the spelling dictionary say of a term', query('term')),
  '/api/rulings': {
    ...(get('The ruling book, newest first', query('text', 'class', 'letter', 'entry', 'cursor')) as object),
    post: {
      summary: 'Write a ruling in; the same id again is one ruling',
      ...(body(shape(newRulingSchema)) as object),
      responses: responses('201'),
    },
  },
  '/api/rulings/{id}': {
    put: { summary: 'Change a ruling', parameters: game, ...(body(shape(newRulingSchema)) as object), responses: responses('200') },
    delete: { summary: 'Take a ruling out of the book', parameters: game, responses: responses('200') },
  },
  '/api/rulings/file': {
    ...(get('The ruling book as a file') as object),
    post: {
      summary: 'Take in a file of rulings: all of it or nothing',
      ...(body(shape(rulingFileSchema)) as object),
      responses: responses('200'),
    },
  },
  '/api/rulings/file.csv': get('The ruling book as CSV'),
})

const withCopy = (summary: string): unknown => ({ post: { summary, parameters: game, responses: responses('200') } })

/** Copies of the whole book, and the way back to one of them. */
const copyPaths = {
  '/api/copies': {
    ...(get('The copies of the book, newest first, with what was found in them') as object),
    post: { summary: 'Copy the book now, and look at the copy', responses: responses('201') },
  },
  '/api/copies/{id}/check': withCopy('Open a copy and hold its tables against its logs'),
  '/api/copies/{id}/restore': withCopy('Make the book what the copy is; what it was is kept as a copy'),
  '/api/copies/{id}/file': get('The copy as a database file', game),
}

/** A file of bytes: JSON, or JSON packed with gzip. */
const file = {
  requestBody: { required: true, content: { 'application/gzip': {}, ...(json(shape(archiveSchema)) as { content: object }).content } },
}

/** The book and its games as files. */
const filePaths = (): object => ({
  '/api/games/{id}/export': get('The game file', game),
  '/api/games/{id}/export.csv': get('The master score sheet as CSV', [...game, ...query('separator')]),
  '/api/games/{id}/playcards.csv': get('Every cell of every playcard as CSV', [...game, ...query('separator')]),
  '/api/standings.csv': get('The standings of all games as CSV', query('separator')),
  '/api/game-file.schema.json': get('The JSON Schema of the game file'),
  '/api/import': { post: { summary: 'Take in a game file', ...(body(shape(gameFileSchema)) as object), responses: responses('201') } },
  '/api/archive': {
    ...(get('The whole book as one file') as object),
    post: { summary: 'Take in a file with one game or a whole book: all of it or nothing', ...file, responses: responses('200') },
  },
  '/api/archive/preview': { post: { summary: 'What taking in a file would do; nothing is written', ...file, responses: responses('200') } },
})

/** The library of Class cards. */
const cardPaths = (): object => ({
  '/api/class-cards': {
    ...(get(
      'Class cards by name, for whoever works at a table; archived=only lists the archive',
      query('text', 'archived', 'cursor', 'limit'),
    ) as object),
    post: {
      summary: 'Write a card in; the same id again is one card',
      ...(body(shape(newCardSchema)) as object),
      responses: responses('201'),
    },
  },
  '/api/class-cards/{id}': {
    ...(get('One card', game) as object),
    patch: {
      summary: 'Another face, or into the archive and back; games stay as they are',
      parameters: game,
      ...(body(shape(cardPatchSchema)) as object),
      responses: responses('200'),
    },
  },
  '/api/class-cards/file': {
    ...(get('All cards as a file') as object),
    post: {
      summary: 'Take in a file of cards, JSON or CSV (card, form, class, categories): all of it or nothing',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: shape(wholeCardFileSchema) }, 'text/csv': { schema: { type: 'string' } } },
      },
      responses: responses('200'),
    },
  },
  '/api/class-cards/file.csv': get('All cards as CSV'),
})

const LIST_QUERY = ['pad', 'status', 'person', 'text', 'class', 'from', 'to', 'archived', 'cursor', 'limit']

/** What concerns one game; `batch` describes its actions. */
const gamePaths = (batch: unknown): object => ({
  '/api/games': {
    ...(get('List games, newest first', query(...LIST_QUERY)) as object),
    post: {
      summary: 'Start a game; the same id again answers as the first time',
      ...(body(shape(newGameSchema)) as object),
      responses: responses('201'),
    },
  },
  '/api/games/{id}': get('One game', game),
  '/api/games/{id}/actions': {
    post: { summary: 'Add actions to the log: all or none', parameters: game, ...(body(batch) as object), responses: responses('200') },
  },
  '/api/games/{id}/log': get('The log after a number', [...game, ...query('after', 'last')]),
  '/api/games/{id}/par': get('What the Classes and letters of a round usually bring, without this game', [...game, ...query('round')]),
  '/api/games/{id}/paper': get(
    'A PDF to print: playcards, master-sheet, results or pad; size a4 or letter; playcards of a round, 1, 2 or 4 on a sheet',
    [...game, ...query('what', 'size', 'round', 'on', 'seat')],
  ),
  '/api/games/{id}/here': {
    put: { summary: 'Who is on which card', parameters: game, ...(body(shape(hereSchema)) as object), responses: responses('200') },
  },
})

/** The whole document; every action of every pad with its payload. */
export function openApi(): unknown {
  const actions = padSchemas.flatMap(({ pad, schemas }) =>
    schemas.map(({ type, schema }) => ({ title: `${pad}: ${type}`, ...(shape(schema) as object) })),
  )
  const batch = shape(batchSchema) as { properties: Record<string, object> }
  const described = {
    ...batch,
    properties: { ...batch.properties, actions: { ...batch.properties['actions'], items: { anyOf: actions } } },
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Playcard',
      version: '1',
      description: 'The score keeper beside a physical table game. Everything that the screens can do.',
    },
    paths: {
      ...gamePaths(described),
      '/api/headings': get('Classes, Categories and letters: all with their uses, or one with what it brings', query('axis', 'text')),
      '/api/headings.csv': get('The same as CSV', query('axis', 'text', 'separator')),
      ...filePaths(),
      ...photoPaths,
      ...readerPaths,
      ...personPaths,
      ...advicePaths(),
      ...copyPaths,
      ...cardPaths(),
      '/api/health': get('Is the book there?'),
      '/api/version': get('Which build of Playcard serves'),
    },
  }
}
