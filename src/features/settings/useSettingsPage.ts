import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/i18n/languages'
import {
  type Ship,
  chosenOfShip,
  type ChosenSettings,
  type SettingName,
  type Settings,
} from '@/learner/settings/settings'
import { shipChooser } from '@/learner/settings/ship-chooser'
import { useSettings } from '@/learner/settings/useSettings'
import { stored } from '@/learner/stored'
import {
  settings as settingsThing,
  ship as shipThing,
  voice as voiceThing,
} from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { announce } from '@/ui/feedback/LiveRegion'

/** What is changed and taken back as one. */
export type Group = SettingName | 'ship' | 'voice'

/** The group that was changed last, and what puts back what held before it was first touched. */
type Changed = { group: Group; words: string; putBack: () => void }

export const groupId = (group: Group) => `setting-${group}`
/** The id of the first option of a group. */
export const firstId = (group: Group) => `setting-${group}-first`

/** What the sample of a lesson shows; a change of the others is said in words, or heard. */
const sampled: readonly Group[] = [
  'textSize',
  'colours',
  'listen',
  'ship',
  'contrast',
  'peek',
  'hints',
  'challenge',
]

export type SettingsPage = ReturnType<typeof useSettingsPage>

/** The settings as they are, what changes one, and what puts the last change back. */
export function useSettingsPage() {
  const { t } = useTranslation('settings')
  const settings = useSettings()
  const { value: chosen } = useStored(settingsThing)
  const { value: ship } = useStored(shipThing)
  const [changed, setChanged] = useState<Changed>()
  const [sampleOf, setSampleOf] = useState<Group>('textSize')
  const [isKept, setKept] = useState(true)
  // Set in a press, carried out once its button has gone.
  const focusIn = useRef<Group>(null)

  useEffect(() => {
    const group = focusIn.current && document.getElementById(groupId(focusIn.current))
    if (!group) return
    const chosenInput = group.querySelector<HTMLElement>('input:checked')
    ;(chosenInput ?? group.querySelector<HTMLElement>('input, select'))?.focus()
    focusIn.current = null
  })

  // What was pressed, and where it stood.
  const pressed = useRef<{ element: Element; top: number }>(null)
  useEffect(() => {
    const group = changed && document.getElementById(groupId(changed.group))
    if (!group) return
    // Letters of another size and the sample, which follows the change, move it: it is put back.
    if (pressed.current) {
      const { element, top } = pressed.current
      document.documentElement.scrollTop += element.getBoundingClientRect().top - top
      pressed.current = null
    }
    for (const shown of ['figure', '[data-chosen]']) {
      group.querySelector(shown)?.scrollIntoView({ block: 'nearest' })
    }
  }, [changed, settings.textSize])

  const words: { [Name in SettingName]: (value: Settings[Name]) => string } = {
    textSize: (percent) => t('textSize.percent', { percent }),
    colours: (value) => t(`colours.${value}`),
    contrast: (value) => t(`contrast.${value}`),
    view: (value) => t(`view.${value}`),
    hints: (value) => t(`hints.${value}`),
    lessonHints: (value) => t(`lessonHints.${value}`),
    challenge: (value) => t(`challenge.${value}`),
    celebrations: (value) => t(`celebrations.${value}`),
    leaving: (value) => t(`leaving.${value}`),
    listen: (value) => t(`listen.${value}`),
    speed: (value) => t(`speed.${value}`),
    peek: (value) => t(`peek.${value}`),
  }

  const note = (group: Group, said: string, putBack: () => void) => {
    const element = document.activeElement
    if (element) pressed.current = { element, top: element.getBoundingClientRect().top }
    if (sampled.includes(group)) setSampleOf(group)
    const now = t('now', { setting: t(`${group}.title`), value: said })
    setChanged({
      group,
      words: now,
      putBack: changed?.group === group ? changed.putBack : putBack,
    })
    announce(now)
  }

  /** Leaves alone what another tab has changed meanwhile. */
  const keep = (some: ChosenSettings) =>
    setKept(stored(settingsThing).change((now) => ({ ...now, ...some })))

  return {
    settings,
    ship,
    changed,
    /** The group at which the sample stands, where there is no room beside them. */
    sampleOf,
    /** False where the browser forgets it when the page is left. */
    isKept,
    /** What each value of a setting is called. */
    words,
    change: <Name extends SettingName>(name: Name, value: Settings[Name]) => {
      const before = { [name]: chosen?.[name] }
      keep({ [name]: value })
      note(name, words[name](value), () => keep(before))
    },
    chooseShip: (next: Ship) => {
      const before = chosenOfShip(chosen)
      setKept(shipChooser()(next))
      note('ship', t(`ship.${next}`), () => {
        keep(before)
        if (ship === undefined) stored(shipThing).forget()
        else stored(shipThing).keep(ship)
      })
    },
    /** By its address; undefined is the device's own choice. */
    chooseVoice: (language: Language, next: string | undefined, name: string) => {
      const own = stored(voiceThing, language)
      const before = own.read()
      const put = (address: string | undefined) => {
        if (address === undefined) own.forget()
        else setKept(own.keep(address))
      }
      put(next)
      note('voice', name, () => put(before))
    },
    undo: () => {
      if (!changed) return
      changed.putBack()
      setChanged(undefined)
      focusIn.current = changed.group
      announce(t('asItWasDone'))
    },
  }
}
