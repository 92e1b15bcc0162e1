import type { HelpCountry } from '@/learner/help-countries'

/** What a learner may need help with; each need has a card on the page. */
export type Need = 'emergency' | 'cannotSpeak' | 'poison' | 'abuse' | 'suicide'

/** A phone number; `who` is the text key that says who answers. */
export type HelpNumber = { number: string; by?: 'text'; who: Who }

type Who =
  | 'emergency'
  | 'emergencyMost'
  | 'police'
  | 'fire'
  | 'ambulance'
  | 'ambulanceLandline'
  | 'ambulanceCell'
  | 'emergencyText'
  | 'emergencyTextRegistered'
  | 'silent'
  | 'poison'
  | 'poisonByDay'
  | 'poisonQuebec'
  | 'poisonHealth'
  | 'abuse'
  | 'abuseText'
  | 'abuseTextStart'
  | 'abuseWomen'
  | 'suicide'
  | 'suicideText'
  | 'suicideCell'
  | 'suicidePress5'

const emergency = (number: string): HelpNumber[] => [{ number, who: 'emergency' }]
const callOrText = (number: string): HelpNumber[] => [
  { number, who: 'suicide' },
  { number, by: 'text', who: 'suicideText' },
]

/** The certain numbers of each country: each was read on a public page (rules.md#help). */
export const numbers: Record<HelpCountry, Partial<Record<Need, readonly HelpNumber[]>>> = {
  argentina: {
    emergency: [
      { number: '911', who: 'emergencyMost' },
      { number: '107', who: 'ambulance' },
    ],
    abuse: [{ number: '144', who: 'abuseWomen' }],
  },
  australia: {
    emergency: emergency('000'),
    poison: [{ number: '13 11 26', who: 'poison' }],
    abuse: [
      { number: '1800 737 732', who: 'abuse' },
      { number: '0458 737 732', by: 'text', who: 'abuseText' },
    ],
    suicide: [
      { number: '13 11 14', who: 'suicide' },
      { number: '0477 13 11 14', by: 'text', who: 'suicideText' },
    ],
  },
  canada: {
    emergency: emergency('911'),
    poison: [
      { number: '1-844-764-7669', who: 'poison' },
      { number: '1-800-463-5060', who: 'poisonQuebec' },
    ],
    suicide: callOrText('988'),
  },
  chile: {
    emergency: [
      { number: '131', who: 'ambulance' },
      { number: '132', who: 'fire' },
      { number: '133', who: 'police' },
    ],
    abuse: [{ number: '1455', who: 'abuseWomen' }],
    suicide: [{ number: '*4141', who: 'suicideCell' }],
  },
  colombia: {
    emergency: emergency('123'),
    abuse: [{ number: '155', who: 'abuseWomen' }],
  },
  costaRica: { emergency: emergency('911') },
  dominicanRepublic: { emergency: [{ number: '911', who: 'emergencyMost' }] },
  ecuador: {
    emergency: emergency('911'),
    abuse: [{ number: '911', who: 'abuse' }],
  },
  europeanUnion: { emergency: emergency('112') },
  ireland: {
    emergency: [
      { number: '112', who: 'emergency' },
      { number: '999', who: 'emergency' },
    ],
    poison: [{ number: '01 809 2166', who: 'poisonByDay' }],
    abuse: [{ number: '1800 341 900', who: 'abuseWomen' }],
    suicide: [{ number: '116 123', who: 'suicide' }],
  },
  mexico: {
    emergency: emergency('911'),
    suicide: [{ number: '800 911 2000', who: 'suicide' }],
  },
  newZealand: {
    emergency: emergency('111'),
    cannotSpeak: [{ number: '111', who: 'silent' }],
    poison: [{ number: '0800 764 766', who: 'poison' }],
    abuse: [{ number: '0800 733 843', who: 'abuseWomen' }],
    suicide: callOrText('1737'),
  },
  panama: {
    emergency: [
      { number: '911', who: 'ambulance' },
      { number: '103', who: 'fire' },
      { number: '104', who: 'police' },
    ],
  },
  paraguay: {
    emergency: [
      { number: '911', who: 'police' },
      { number: '132', who: 'fire' },
      { number: '141', who: 'ambulanceLandline' },
      { number: '021 141', who: 'ambulanceCell' },
    ],
    abuse: [{ number: '137', who: 'abuseWomen' }],
  },
  peru: {
    emergency: [
      { number: '106', who: 'ambulance' },
      { number: '116', who: 'fire' },
      { number: '105', who: 'police' },
    ],
    abuse: [{ number: '100', who: 'abuse' }],
    suicide: [{ number: '113', who: 'suicidePress5' }],
  },
  spain: {
    emergency: emergency('112'),
    poison: [{ number: '91 562 04 20', who: 'poison' }],
    abuse: [{ number: '016', who: 'abuseWomen' }],
    suicide: [{ number: '024', who: 'suicide' }],
  },
  unitedKingdom: {
    emergency: emergency('999'),
    cannotSpeak: [
      { number: '999', who: 'silent' },
      { number: '999', by: 'text', who: 'emergencyTextRegistered' },
    ],
    poison: [{ number: '111', who: 'poisonHealth' }],
    abuse: [{ number: '0808 2000 247', who: 'abuseWomen' }],
    suicide: [{ number: '116 123', who: 'suicide' }],
  },
  unitedStates: {
    emergency: emergency('911'),
    cannotSpeak: [{ number: '911', by: 'text', who: 'emergencyText' }],
    poison: [{ number: '1-800-222-1222', who: 'poison' }],
    abuse: [
      { number: '1-800-799-7233', who: 'abuse' },
      { number: '88788', by: 'text', who: 'abuseTextStart' },
    ],
    suicide: callOrText('988'),
  },
  uruguay: { emergency: emergency('911') },
}
