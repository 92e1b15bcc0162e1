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

/** A group of controls that is undone as a whole. */
export type Group = SettingName | 'ship' | 'voice'

/** The last changed group; `undo` restores its values from before the first of its changes in a row. */
type Changed = { group: Group; words: string; undo: () => void }

export const groupId = (group: Group) => `setting-${group}`
/** The id of the first option of a group. */
export const firstId = (group: Group) => `setting-${group}-first`

/** The groups whose effect the sample lesson shows. */
const shownInSample: readonly Group[] = [
  'textSize',
  'colours',
  'listen',
  'ship',
  'contrast',
  'hints',
  'challenge',
]

export type SettingsPage = ReturnType<typeof useSettingsPage>

/** The current settings, and actions that change them and undo the last change. */
export function useSettingsPage() {
  const { t } = useTranslation('settings')
  const settings = useSettings()
  const { value: chosen } = useStored(settingsThing)
  const { value: ship } = useStored(shipThing)
  const [changed, setChanged] = useState<Changed>()
  const [sampleGroup, setSampleGroup] = useState<Group>('textSize')
  const [isKept, setKept] = useState(true)
  // Set by undo, whose button unmounts: the effect then moves the focus into the group.
  const groupToFocus = useRef<Group>(null)

  useEffect(() => {
    const group = groupToFocus.current && document.getElementById(groupId(groupToFocus.current))
    if (!group) return
    const chosenInput = group.querySelector<HTMLElement>('input:checked')
    ;(chosenInput ?? group.querySelector<HTMLElement>('input, select'))?.focus()
    groupToFocus.current = null
  })

  // The pressed element and its position in the viewport before the change.
  const pressed = useRef<{ element: Element; top: number }>(null)
  useEffect(() => {
    const group = changed && document.getElementById(groupId(changed.group))
    if (!group) return
    // A new text size, or the sample moving below another group, shifts the page: scroll the pressed element back.
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
  }

  const recordChange = (group: Group, newValue: string, undo: () => void) => {
    const element = document.activeElement
    if (element) pressed.current = { element, top: element.getBoundingClientRect().top }
    if (shownInSample.includes(group)) setSampleGroup(group)
    const now = t('now', { setting: t(`${group}.title`), value: newValue })
    setChanged({
      group,
      words: now,
      undo: changed?.group === group ? changed.undo : undo,
    })
    announce(now)
  }

  /** Merges into the stored settings, which another tab may have changed meanwhile. */
  const keep = (some: ChosenSettings) =>
    setKept(stored(settingsThing).change((now) => ({ ...now, ...some })))

  return {
    settings,
    ship,
    changed,
    /** The group below which the sample is shown if there is no room beside the groups. */
    sampleGroup,
    /** False if the browser's storage refused the change: then it is lost when the page is closed. */
    isKept,
    /** The label of each value of a setting. */
    words,
    change: <Name extends SettingName>(name: Name, value: Settings[Name]) => {
      const before = { [name]: chosen?.[name] }
      keep({ [name]: value })
      recordChange(name, words[name](value), () => keep(before))
    },
    chooseShip: (next: Ship) => {
      const before = chosenOfShip(chosen)
      setKept(shipChooser()(next))
      recordChange('ship', t(`ship.${next}`), () => {
        keep(before)
        if (ship === undefined) stored(shipThing).forget()
        else stored(shipThing).keep(ship)
      })
    },
    /** `next` is a voice URI, or undefined for the device's default voice. */
    chooseVoice: (language: Language, next: string | undefined, name: string) => {
      const own = stored(voiceThing, language)
      const before = own.read()
      const put = (address: string | undefined) => {
        if (address === undefined) own.forget()
        else setKept(own.keep(address))
      }
      put(next)
      recordChange('voice', name, () => put(before))
    },
    undo: () => {
      if (!changed) return
      changed.undo()
      setChanged(undefined)
      groupToFocus.current = changed.group
      announce(t('asItWasDone'))
    },
  }
}
