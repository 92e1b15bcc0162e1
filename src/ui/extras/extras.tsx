import { createContext, Suspense, use, type ComponentType, type ReactNode } from 'react'
import type { IconName } from '../icons/Icon'
import { ErrorBoundary } from '../states/ErrorBoundary'

// The door for guests: what the app can do without. To move in, make a folder src/extras/<name> whose <name>.ts exports
// one Extra, and list that in src/app/extras.ts. All of the guest lives in the folder: its texts in texts/en.json and
// texts/es.json (addGuestTexts in src/i18n/i18n.ts says how they are typed and loaded), and in tests/ its tests, which run like
// journeys, those for a browser (tests/e2e/) and the states of its pictures (tests/states.ts exports `states`). A guest
// may import every layer below the features, but no feature and no other guest. Its <name>.ts is in the first chunk, so
// load all that is large with `lazyAgain` or `import()`.

/** The module of a screen: its component is the default export. */
export type ScreenModule = { default: ComponentType }

/** A row of the route table (rules.md#routes). Addresses match in any case. */
export type Route = {
  path: string
  access: 'public' | 'signed-in'
  load: () => Promise<ScreenModule>
}

/** An item of the side menu, which closes before `onChoose`. */
export type MenuItem = {
  icon: IconName
  /** The label, in the language of the interface. */
  words: () => string
} & ({ to: string } | { onChoose: () => void })

/** Where a band stands: on the map, without a skill, or on the path of a skill. */
export type BandProps = { place: 'map' | 'path'; skillId: number | string | null }

/** What a guest brings. */
export type Extra = {
  routes?: readonly Route[]
  menu?: MenuItem
  /** Stands in the head of each lesson, dialog and step of the wizard. */
  HeadTool?: ComponentType
  /** Stands beside the heading of the map and of a path; on a phone at the bottom of the window. */
  Band?: ComponentType<BandProps>
  /** Stands quietly below the progress of the map and of a path. */
  Remark?: ComponentType<BandProps>
  /** Stands below the settings. */
  Setting?: ComponentType
  /** Is there behind every screen but the landing, and renders before the screen. */
  Background?: ComponentType
  /** Runs before the first render, which neither waits for its promise nor fails with it. */
  start?: () => void | Promise<void>
}

export const ExtrasContext = createContext<readonly Extra[]>([])

/** A place that shows what all guests have for it. One that loads or fails leaves the rest of the page as it is. */
const place = <Props extends object>(
  partOf: (extra: Extra) => ComponentType<Props> | undefined,
  loading: ReactNode = null,
) =>
  function Place(props: Props) {
    return use(ExtrasContext).map((extra, index) => {
      const Part = partOf(extra)
      return (
        Part && (
          <ErrorBoundary key={index} fallback={null}>
            <Suspense fallback={loading}>
              <Part {...props} />
            </Suspense>
          </ErrorBoundary>
        )
      )
    })
  }

export const HeadTools = place(({ HeadTool }) => HeadTool)
/** One that loads has an empty place. */
export const Bands = place(({ Band }) => Band, <div />)
export const Remarks = place(({ Remark }) => Remark)
export const Settings = place(({ Setting }) => Setting)
export const Backgrounds = place(({ Background }) => Background)
