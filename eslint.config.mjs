/** What the linter holds us to: strict types, pure rules, and budgets that keep a file and a function readable in one go. */
import { readdirSync } from 'node:fs'
import next from 'eslint-config-next/core-web-vitals'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const TYPESCRIPT = ['**/*.ts', '**/*.tsx']
const SCRIPTS = ['**/*.js', '**/*.mjs', '**/*.cjs']
const TRIALS = ['tests/**', 'e2e/**', 'bench/**']
const PURE = ['lib/table/**', 'lib/pads/**']
const PURITY = 'The rules are pure: time, chance and look-ups come in as data on the action.'
const PURE_SYNTAX = [
  { selector: 'LogicalExpression[operator="??"][right.raw="0"]', message: 'A mark or score that is missing is not zero.' },
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: PURITY },
]

/** A folder of rules is a pad, by its id. Only these places may know one by name; everything else works for any. */
const PADS = readdirSync(new URL('lib/pads', import.meta.url))
const KNOW_PADS = ['lib/pads/**', 'lib/codecs/**', 'lib/registry*.ts', 'components/pads/**', 'tests/**', 'e2e/**', 'bench/**']
const PAD = PADS.join('|')
const ONE_MODEL = 'Nothing outside the pads knows one by name: put what differs into the contract (lib/table/score-pad.ts).'
/** Ids and import paths alike: both are texts that hold the pad's id. */
const NO_PAD_BY_NAME = [
  { selector: `Literal[value=/${PAD}/]`, message: ONE_MODEL },
  { selector: `TemplateElement[value.raw=/${PAD}/]`, message: ONE_MODEL },
]

const OUTSIDE = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'fetch',
  'process',
  'globalThis',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
]

export default defineConfig(
  globalIgnores([
    '.next/',
    'lib/generated/',
    'node_modules/',
    'data/',
    'next-env.d.ts',
    'playwright-report/',
    'test-results/',
    'coverage/',
    'tests/data/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  next,
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: SCRIPTS, extends: [tseslint.configs.strict] },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: [...TYPESCRIPT, ...SCRIPTS],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 50 }],
      complexity: ['error', { max: 10, variant: 'modified' }],
      eqeqeq: 'error',
      'import/no-anonymous-default-export': 'off',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 90 }] } },
  // A describe block is a chapter, not a function; what a trial puts together for its cases is read beside them.
  {
    files: TRIALS.map(folder => `${folder}/*.{ts,tsx}`),
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', complexity: 'off' },
  },
  { files: TYPESCRIPT, ignores: KNOW_PADS, rules: { 'no-restricted-syntax': ['error', ...NO_PAD_BY_NAME] } },
  {
    files: PURE.map(folder => `${folder}/*.ts`),
    rules: {
      'no-restricted-globals': ['error', ...OUTSIDE.map(name => ({ name, message: PURITY }))],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: PURITY },
        { object: 'Math', property: 'random', message: PURITY },
      ],
      'no-restricted-syntax': ['error', ...PURE_SYNTAX],
    },
  },
  { files: ['lib/table/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...PURE_SYNTAX, ...NO_PAD_BY_NAME] } },
)
