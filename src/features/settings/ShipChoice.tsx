import { useTranslation } from 'react-i18next'
import { shipPictures } from '@/art/ships/ship-pictures'
import { ships } from '@/learner/settings/settings'
import { OptionGroup } from '@/ui/form/OptionGroup'
import { GroupFoot } from './GroupFoot'
import styles from './Settings.module.css'
import { firstId, groupId, type SettingsPage } from './useSettingsPage'

/** The choice of the ship, which sets all settings of its level of support (rules.md#ships). */
export function ShipChoice({ page }: { page: SettingsPage }) {
  const { t } = useTranslation('settings')
  return (
    <div id={groupId('ship')} className={styles.ships}>
      <OptionGroup
        firstId={firstId('ship')}
        legend={t('ship.title')}
        options={ships.map((ship) => {
          const Picture = shipPictures[ship]
          return {
            value: ship,
            label: t(`ship.${ship}`),
            about: t(`ship.brings.${ship}`),
            picture: <Picture className={styles.ship} />,
          }
        })}
        chosen={page.ship ?? null}
        onChoose={page.chooseShip}
      />
      <GroupFoot page={page} of="ship" />
    </div>
  )
}
