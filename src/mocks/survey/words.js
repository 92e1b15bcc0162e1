// The first script of the mock survey: its texts in both languages.
window.survey = {
  words: {
    en: {
      easy: 'Is Norte easy to use?',
      yes: 'Yes',
      sometimes: 'Sometimes',
      no: 'No',
      like: 'What do you like?',
      hard: 'What is hard?',
      empty: 'Answer one question first. Then press Send.',
      send: 'Send',
    },
    es: {
      easy: '¿Es fácil usar Norte?',
      yes: 'Sí',
      sometimes: 'A veces',
      no: 'No',
      like: '¿Qué te gusta?',
      hard: '¿Qué te resulta difícil?',
      empty: 'Responde primero una pregunta. Después pulsa Enviar.',
      send: 'Enviar',
    },
  },
}
