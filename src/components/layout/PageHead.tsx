import { BackLink } from '@/components/controls/BackLink'
import styles from './PageHead.module.css'

type PageHeadProps = {
  back: { to: string; words: string }
  title: string
  /** A sentence about the page. */
  lead: string
}

/** The head of a page outside of the lessons, such as settings. */
export function PageHead({ back, title, lead }: PageHeadProps) {
  return (
    <>
      <BackLink to={back.to}>{back.words}</BackLink>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </>
  )
}
