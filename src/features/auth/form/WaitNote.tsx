import type { ReactNode } from 'react'
import timing from '@/config/timing.json'
import { Note } from '@/ui/controls/Note'
import { useElapsed } from '@/ui/states/useElapsed'
import styles from './WaitNote.module.css'

type WaitNoteProps = { waiting: boolean; children: ReactNode }

/** Shows and politely announces a note once a wait has become long. */
export function WaitNote({ waiting, children }: WaitNoteProps) {
  const isLong = useElapsed(timing.slowHintAfter, waiting)
  return (
    <div role="status" className={styles.wait}>
      {isLong && <Note kind="info">{children}</Note>}
    </div>
  )
}
