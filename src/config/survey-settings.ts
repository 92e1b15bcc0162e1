/** A script of the survey; `integrity` where the setting gives one. */
export type SurveyScript = { src: string; integrity?: string }

export type SurveySettings = {
  /** Three scripts, loaded one after the other. */
  scripts: readonly SurveyScript[]
  /** The form posts the answers to this address. */
  formAction: string
}

// Paths are allowed for the demo, whose host name is not known when it is built.
const address = String.raw`(?:https?:\/\/|\/(?!\/))[^\s,;#]+`
const script = String.raw`${address}(?:#sha384-[\w+/]{64})?`

export const surveyScriptsFormat = new RegExp(`^${script}\\s*,\\s*${script}\\s*,\\s*${script}$`)
export const surveyActionFormat = new RegExp(`^${address}$`)

/** Both settings parsed; undefined if one is empty or malformed, and then there is no survey. */
export function readSurvey(scripts = '', formAction = ''): SurveySettings | undefined {
  if (!surveyScriptsFormat.test(scripts.trim()) || !surveyActionFormat.test(formAction.trim())) {
    return undefined
  }
  return {
    scripts: scripts.split(',').map((one) => {
      const [src = '', integrity] = one.trim().split('#')
      return integrity === undefined ? { src } : { src, integrity }
    }),
    formAction: formAction.trim(),
  }
}
