import { mapValues } from '../json'
import { bodyRow, type Asked, type CrookedRow } from '../row'

/** The addresses of videos, by `change`; others stay. */
const videos =
  (change: (address: URL, asked: Asked) => string | undefined) => (body: unknown, asked: Asked) =>
    mapValues(body, (name, value) =>
      name === 'videoUrl' && typeof value === 'string' && URL.canParse(value)
        ? (change(new URL(value), asked) ?? value)
        : value,
    )

const rest = (address: URL) => address.host + address.pathname + address.search

/** Without its scheme an address is taken for https: a backend on http cannot show that. */
const secure = (write: (address: URL) => string) =>
  videos((address) => (address.protocol === 'https:' ? write(address) : undefined))

export const addressRows: readonly CrookedRow[] = [
  bodyRow(
    'video-relative',
    'the address of a video as a path of the API',
    videos((address, { baseUrl }) =>
      address.origin === new URL(baseUrl).origin ? address.pathname + address.search : undefined,
    ),
    { family: 'video' },
  ),
  bodyRow(
    'video-without-protocol',
    'the address of a video as `//host/path`',
    secure((address) => `//${rest(address)}`),
    { family: 'video' },
  ),
  bodyRow('video-without-scheme', 'the address of a video as `host/path`', secure(rest), {
    family: 'video',
  }),
]
