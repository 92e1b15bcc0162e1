import type { Module } from '../curriculum/schema'
import type { Sheet } from '../curriculum/sheet-schema'
import type { Content } from '../server/content'

const text = (en: string) => ({ en, es: `${en} (es)` })
const described = (id: number, title: string) => ({
  id,
  title: text(title),
  description: text(`About ${title}`),
})

const video = (id: number, title: string): Module => ({
  ...described(id, title),
  type: 'video',
  clip: title.toLowerCase(),
})

const quiz = (id: number, title: string): Module => ({
  ...described(id, title),
  type: 'quiz',
  questions: [
    {
      id: id * 10,
      text: text('Which one?'),
      options: [
        { id: id * 100, text: text('Wrong'), correct: false },
        { id: id * 100 + 1, text: text('Right'), correct: true },
      ],
    },
  ],
})

const sheet = (title: string): Sheet => ({
  title: text(title),
  sections: [{ heading: text('First'), blocks: [{ text: text('Read') }] }],
})

/** The data of every sheet in the small content: the first line of a pdf, as base64. */
export const smallSheet = async (): Promise<string> => 'JVBERi0xLjQK'

/** Content for the tests of this folder: one of every kind of module. */
export const smallContent: Content = {
  categories: [
    { id: 1, name: text('Cooking'), color: '#F4A259', iconType: 'cooking' },
    { id: 2, name: text('Finances'), color: '#F6BE4A', iconType: 'finances' },
    { id: 3, name: text('Social skills'), color: '#D2502B', iconType: 'social' },
  ],
  skills: [
    {
      id: 11,
      categoryId: 1,
      iconType: 'recipe',
      name: text('Cook'),
      description: text('Cook a dish'),
      subSkills: [
        {
          ...described(101, 'Read'),
          kind: 'introduction',
          feedback: true,
          modules: [video(1001, 'Watch'), quiz(1002, 'Answer')],
        },
        {
          ...described(102, 'Do'),
          kind: 'recipe',
          feedback: false,
          modules: [
            { ...described(1003, 'List'), type: 'pdf', sheet: sheet('List') },
            {
              ...described(1004, 'Practise'),
              type: 'practice',
              objective: text('Cook once'),
              sheet: sheet('Notes'),
            },
            {
              ...described(1005, 'Dare'),
              type: 'challenge',
              steps: [{ text: text('Shop'), help: 'shop' }, { text: text('Eat') }],
            },
          ],
        },
      ],
    },
    {
      id: 21,
      categoryId: 2,
      iconType: 'budget',
      name: text('Save'),
      description: text('Save money'),
      subSkills: [
        {
          ...described(201, 'Plan'),
          kind: 'budget',
          feedback: false,
          modules: [video(2001, 'Look'), quiz(2002, 'Check')],
        },
      ],
    },
  ],
}
