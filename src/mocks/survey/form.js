// The last script of the mock survey: adds its questions to the page's form.
{
  const { survey } = window
  const form = document.getElementById('survey')
  const problem = document.createElement('div')
  problem.setAttribute('role', 'alert')

  form.append(
    ...survey.choice('easy', ['yes', 'sometimes', 'no']),
    ...survey.text('like'),
    ...survey.text('hard'),
    problem,
    survey.word('button', 'send', { type: 'submit' }),
  )
  survey.speak()
  addEventListener('languagechange', survey.speak)

  form.addEventListener('submit', (event) => {
    problem.replaceChildren()
    const values = [...new FormData(form).values()]
    const hasAnswer = values.some((value) => typeof value === 'string' && value.trim() !== '')
    if (hasAnswer) return
    event.preventDefault()
    problem.append(survey.word('p', 'empty'))
    survey.speak()
  })
}
