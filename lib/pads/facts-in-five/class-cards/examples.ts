/**
 * The five cards that the rulebook shows, one of each form. Lists that are run together there are taken apart: a comma or a change of column parts two
 * Categories, a slash without spaces belongs to a name, "of (option)" is a blank to fill in. It refuses to be a deck.
 */
import type { CardFace } from './face'

export const RULEBOOK_CARDS: readonly CardFace[] = [
  {
    name: 'Scientists',
    form: 'single',
    classes: [
      {
        class: 'Scientists',
        categories: [
          'American',
          'Foreign',
          'European',
          'Male',
          'Female',
          'Living',
          'Past',
          'Nobel Prize Winner',
          'Physicist',
          'Chemist',
          'Nuclear',
          'Medical',
          'Astronomer',
          'Psychologist',
          'Mathematician',
          'Space',
          'Biologist',
          'of \u2026 Descent',
          'Philosopher',
          'of \u2026 Nationality',
        ],
      },
    ],
  },
  {
    name: 'Aircraft, vessels, structures, resorts',
    form: 'choice',
    classes: [
      { class: 'Names of Aircraft', categories: ['Military Designation', 'Commercial Name'] },
      { class: 'Types of Ocean Vessels', categories: ['Powered', 'Military/Naval', 'Nonpowered', 'Nonmilitary'] },
      { class: 'Names of Ocean Vessels', categories: ['Military/Naval Ship', 'Commercial/Passenger Ship'] },
      { class: 'Famous Structures', categories: ['American', 'Modern', 'Foreign', 'Historical'] },
      { class: 'Resorts', categories: ['American', 'European', 'Foreign', 'Island'] },
    ],
  },
  {
    name: 'Spelling of English Words',
    form: 'spelling',
    classes: [
      {
        class: 'Spelling of English Words',
        categories: [
          'Any Word (over 7) (8-12) (13-17) (over 17)',
          'Noun (over 5) (6-10) (11-15) (over 15)',
          'Verb (over 5) (6-10) (11-15) (over 15)',
          'Adverb (over 5) (6-10) (11-15) (over 15)',
          'Adjective (over 4) (5-9) (10-14) (over 14)',
          'Proper Noun (over 4) (5-7) (8-10) (over 10)',
        ],
      },
    ],
  },
  {
    name: 'Flowers to electronic products',
    form: 'class-only',
    classes: [
      'Flowers',
      'Germs or Bacteria',
      'Human Body Bones',
      'Adhesives',
      'Weapons',
      'Mathematical Forms',
      'Electrical Machines',
      'Fuels',
      'Engine/Motor Parts',
      'Laboratory Apparatus',
      'Gases',
      'Electronic Products',
    ].map(name => ({ class: name, categories: [] })),
  },
  { name: 'Wild card', form: 'wild', classes: [] },
]
