/** What the linter holds us to: strict types, pure rules, and budgets that keep a file and a function readable in one go. */
import next from 'eslint-config-next/core-web-vitals'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const TYPESCRIPT = ['**/*.ts', '**/*.tsx']
const SCRIPTS = ['**/*.js', '**/*.mjs', '**/*.cjs']
const TRIALS = ['tests/**', 'e2e/**', 'bench/**']
const PURE = ['lib/table/**', 'lib/pads/**']

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
const PURITY = 'The rules are pure: time, chance and look-ups come in as data on the action.'

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
  {
    files: PURE.map(folder => `${folder}/*.ts`),
    rules: {
      'no-restricted-globals': ['error', ...OUTSIDE.map(name => ({ name, message: PURITY }))],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: PURITY },
        { object: 'Math', property: 'random', message: PURITY },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'LogicalExpression[operator="??"][right.raw="0"]', message: 'A mark or score that is missing is not zero.' },
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: PURITY },
      ],
    },
  },
)
