import { receipt } from '../parts/money'
import { blue } from '../parts/palette'
import { arm, ben, noor, person, sam } from '../parts/people'
import { at, bubble, label, line, tick } from '../parts/shapes'
import { floor, timer } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const asks = floor() + at(150, 256, person(noor))
const two = asks + at(460, 256, person(sam))
const words = line('M-36-9h72M-36 9h44', blue, 8)
const bill = receipt('$48')
const noorHolds = at(326, 182, bill, 1.1) + arm(noor, 'M198 208 238 228 280 208', 284, 206)

export const talkHelp: Record<string, Picture> = {
  'do-you-have-time': [
    still(two),
    appear(0.5, bubble(216, 8, 120, 92, 'left', at(0, 6, timer('5'), 0.75))),
  ],
  'not-clear': [
    still(two),
    slide(0.3, -30, 10, noorHolds),
    appear(1, bubble(216, 8, 110, 80, 'left', label(0, 20, 56, '?'))),
  ],
  'read-with-me': [
    still(asks),
    move(0.3, 60, 0, at(440, 256, person(sam))),
    still(noorHolds),
    slide(0.9, 40, 0, arm(sam, 'M394 210 388 226 372 210', 368, 206)),
    appear(1.5, bubble(500, 8, 120, 66, 'left', words) + at(318, 90, tick(24))),
  ],
  'ask-another': [
    still(floor() + at(96, 256, person(sam)) + at(320, 256, person(noor))),
    appear(0.3, bubble(172, 8, 90, 60, 'right', line('M-22-9h44M-22 9h26', blue, 8))),
    slide(0.9, 60, 0, at(548, 256, person(ben))),
    appear(1.5, bubble(382, 8, 96, 76, 'left', label(0, 18, 52, '?'))),
  ],
}
