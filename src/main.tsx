import { showFailure } from '@/app/show-failure'
import { startApp } from '@/app/start'
import { whenActivated } from '@/lib/when-activated'

whenActivated().then(startApp).catch(showFailure)
