import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ship } from '@/learner/settings/learners-ship'
import type { ChosenSettings, SettingName, Settings } from '@/learner/settings/settings'
import { shipChooser } from '@/learner/settings/ship-chooser'
import { useSettings } from '@/learner/settings/useSettings'
import { stored } from '@/learner/stored'
import { settings as settingsThing, ship as shipThing } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { announce } from '@/ui/feedback/live-region'

/** What is changed and taken back as one. */
export type Group = SettingName | 'ship'

/** The group that was changed last, with all that held before it was first touched. */
type Changed = {
  group: Group
  words: string
  before: { chosen: ChosenSettings | undefined; ship: Ship | undefined }
}

export const groupId = (group: Group) => `setting-${group}`
/** The id of the first option of a group. */
export const firstId = (group: Group) => `setting-${group}-first`

export type SettingsPage = ReturnType<typeof useSettingsPage>

/** The settings as they are, what changes one, and what puts the last change back. */
export function useSettingsPage() {
  const { t } = useTranslation('settings')
  const settings = useSettings()
  const { value: chosen } = useStored(settingsThing)
  const { value: ship } = useStored(shipThing)
  const [changed, setChanged] = useState<Changed>()
  const [isKept, setKept] = useState(true)
  // Set in a press, carried out once its button has gone.
  const focusIn = useRef<Group>(null)

  useEffect(() => {
    const group = focusIn.current && document.getElementById(groupId(focusIn.current))
    if (!group) return
    const chosenInput = group.querySelector<HTMLElement>('input:checked')
    ;(chosenInput ?? group.querySelector('input'))?.focus()
    focusIn.current = null
  })

  const words: { [Name in SettingName]: (value: Settings[Name]) => string } = {
    textSize: (percent) => t('textSize.percent', { percent }),
    colours: (value) => t(`colours.${value}`),
    contrast: (value) => t(`contrast.${value}`),
    view: (value) => t(`view.${value}`),
    hints: (value) => t(`hints.${value}`),
    challenge: (value) => t(`challenge.${value}`),
    celebrations: (value) => t(`celebrations.${value}`),
    leaving: (value) => t(`leaving.${value}`),
    listen: (value) => t(`listen.${value}`),
    speed: (value) => t(`speed.${value}`),
    peek: (value) => t(`peek.${value}`),
  }

  const note = (group: Group, said: string) => {
    const now = t('now', { setting: t(`${group}.title`), value: said })
    const before = changed?.group === group ? changed.before : { chosen, ship }
    setChanged({ group, words: now, before })
    announce(now)
  }

  const keepChosen = (next: ChosenSettings | undefined) => {
    const one = stored(settingsThing)
    if (next === undefined) one.forget()
    else setKept(one.keep(next))
  }

  return {
    settings,
    ship,
    changed,
    /** False where the browser forgets it when the page is left. */
    isKept,
    /** What each value of a setting is called. */
    words,
    change: <Name extends SettingName>(name: Name, value: Settings[Name]) => {
      keepChosen({ ...chosen, [name]: value })
      note(name, words[name](value))
    },
    chooseShip: (next: Ship) => {
      setKept(shipChooser()(next))
      note('ship', t(`ship.${next}`))
    },
    undo: () => {
      if (!changed) return
      const { group, before } = changed
      keepChosen(before.chosen)
      if (before.ship === undefined) stored(shipThing).forget()
      else stored(shipThing).keep(before.ship)
      setChanged(undefined)
      focusIn.current = group
      announce(t('asItWasDone'))
    },
  }
}
