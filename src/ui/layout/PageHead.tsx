import { BackLink } from '../controls/BackLink'
import { Listen } from '../speech/Listen'
import styles from './PageHead.module.css'

type PageHeadProps = {
  back: { to: string; words: string }
  title: string
  /** What the page is for. */
  lead: string
}

/** The head of a page that stands beside the way of learning. */
export function PageHead({ back, title, lead }: PageHeadProps) {
  return (
    <>
      <BackLink to={back.to}>{back.words}</BackLink>
      <Listen name={title}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </Listen>
    </>
  )
}
