import type { ReactNode, Ref } from 'react'
import styles from './module.module.css'

type ModuleIntroProps = {
  heading: Ref<HTMLHeadingElement>
  title: string
  art: ReactNode
  children: ReactNode
}

/** The first page of a module with two: what it is about, and a picture beside or below. */
export function ModuleIntro({ heading, title, art, children }: ModuleIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.about}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <div className={styles.art}>{art}</div>
    </div>
  )
}
