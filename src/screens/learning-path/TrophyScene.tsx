import { Boat } from '@/components/pictures/Boat'
import { useCalm } from '@/components/pictures/useCalm'
import styles from './TrophyScene.module.css'

/**
 * The sea of the landing, by day or at night: the learner's ship arrives, the lamp of the lighthouse lights, and its beam sweeps
 * once. Calm, it is the last picture. It is drawn wider than its view box, for a container of any shape.
 */
export function TrophyScene() {
  const isCalm = useCalm()
  return (
    <svg
      viewBox="0 0 440 320"
      preserveAspectRatio="xMidYMax meet"
      className={`${styles.scene} ${isCalm ? '' : styles.moving}`}
      data-scene="trophy"
      aria-hidden="true"
    >
      <linearGradient id="trophy-sky" x2="0" y2="1">
        <stop className={styles.skyTop} />
        <stop offset=".6" className={styles.skyEnd} />
      </linearGradient>
      <path fill="url(#trophy-sky)" d="M-900-600h2240v920H-900z" />
      <g className={styles.moon}>
        <circle cx="112" cy="164" r="84" fillOpacity=".16" />
        <circle cx="112" cy="164" r="58" fillOpacity=".28" />
        <circle cx="112" cy="164" r="34" />
      </g>
      <path className={styles.hills} d="M-120 192c60-40 120-52 190-24 44-18 92-10 150 24z" />
      <path className={styles.far} d="M-900 190H1340v130H-900z" />
      <path className={styles.middle} d="M-900 222H1340v98H-900z" />
      <path className={styles.beam} d="M330 84-900-60v300zM330 84l1010-80v170z" />
      <path
        fill="#4E8F6C"
        d="M232 250c18-26 40-34 62-38 40-12 74-6 100 8 16 6 34 12 50 30l-10 22H240z"
      />
      <path
        fill="#F3DFB6"
        d="M214 262c28-16 60-12 96-16 50-8 100-4 146 18l-16 24H230c-8-8-12-16-16-26z"
      />
      <path fill="#fff" d="M306 236l8-128h32l8 128c-16 6-32 6-48 0z" />
      <path fill="#E6EEF5" d="M330 108h16l8 128c-8 3-16 4-24 4z" />
      <path fill="#E0643D" d="M312.4 134h35.2l1.900 30h-39zM308.800 192h42.400l1.700 28h-45.800z" />
      <path className={styles.roof} d="M304 100h52v9h-52zM308 68l22-24 22 24z" />
      <path className={styles.dark} d="M314 66h32v34h-32z" />
      <g className={styles.lamp}>
        <circle cx="330" cy="84" r="30" fill="#FFE3A0" fillOpacity=".5" />
        <path fill="#F6BE4A" d="M314 66h32v34h-32z" />
      </g>
      <path stroke="#12365E" strokeWidth="2.6" d="M314 66v34M330 66v34M346 66v34" />
      <path fill="#12365E" d="M324 240v-14a6 6 0 0 1 12 0v14z" />
      <g className={styles.ship}>
        <Boat x={112} y={164} width={104} height={104} />
      </g>
      <path
        className={styles.near}
        d="M-900 262q30-8 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0V320H-900z"
      />
      <path
        className={styles.foam}
        d="M40 288q8-7 16 0t16 0 16 0 16 0M260 300q8-7 16 0t16 0 16 0 16 0M-180 300q8-7 16 0t16 0 16 0M520 290q8-7 16 0t16 0 16 0"
      />
    </svg>
  )
}
