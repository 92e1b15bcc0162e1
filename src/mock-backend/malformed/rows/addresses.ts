import { mapValues } from '../json'
import { bodyRow, type CallInfo, type MalformedRow } from '../row'

/** Maps the addresses of videos; undefined keeps an address. */
const videos =
  (change: (address: URL, info: CallInfo) => string | undefined) =>
  (body: unknown, info: CallInfo) =>
    mapValues(body, (name, value) =>
      name === 'videoUrl' && typeof value === 'string' && URL.canParse(value)
        ? (change(new URL(value), info) ?? value)
        : value,
    )

const rest = (address: URL) => address.host + address.pathname + address.search

/** The app takes an address without a scheme for https, so only https addresses can lose theirs. */
const secure = (write: (address: URL) => string) =>
  videos((address) => (address.protocol === 'https:' ? write(address) : undefined))

export const addressRows: readonly MalformedRow[] = [
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
