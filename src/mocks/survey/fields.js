// The second script of the mock survey: builds its questions. Each text stores its key, so that a
// language change can replace the texts and leave what was filled in.
{
  const { survey } = window

  const element = (tag, attributes, ...children) => {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    made.append(...children)
    return made
  }

  survey.word = (tag, key, attributes = {}) => element(tag, { 'data-word': key, ...attributes })

  survey.text = (name) => {
    const field = element('textarea', { id: name, name, rows: '3' })
    return [survey.word('label', name, { for: name }), field]
  }

  survey.choice = (name, answers) => [
    element(
      'fieldset',
      {},
      survey.word('legend', name),
      ...answers.map((answer) =>
        element(
          'label',
          {},
          element('input', { type: 'radio', name, value: answer }),
          survey.word('span', answer),
        ),
      ),
    ),
  ]

  survey.speak = () => {
    const words = survey.words[document.documentElement.lang] ?? survey.words.en
    for (const one of document.querySelectorAll('[data-word]')) {
      one.textContent = words[one.dataset.word]
    }
  }
}
