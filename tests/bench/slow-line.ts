import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Round-trip time in ms, and bytes per second in each direction, shared by all connections. */
type LineSpeed = { latency: number; bytesPerSecond: number }

type SlowLine = {
  /** Opens a port that forwards to this one through the slow line. */
  to: (port: number) => Promise<number>
  close: () => void
}

/** Small packets, so that parallel downloads share the line. */
const packet = 4096

/**
 * One direction of the line: a queue that sends at its bandwidth and delivers after its latency.
 */
function laneOf({ latency, bytesPerSecond }: LineSpeed) {
  let freeAt = 0
  // A queue, since two timers of the same millisecond may fire in either order, which would mix up
  // packets.
  const underway: (() => void)[] = []
  return (bytes: number, sent: () => void, arrived: () => void) => {
    const now = performance.now()
    freeAt = Math.max(freeAt, now) + (1000 * bytes) / bytesPerSecond
    setTimeout(sent, freeAt - now)
    underway.push(arrived)
    setTimeout(() => underway.shift()?.(), freeAt - now + latency / 2)
  }
}

/**
 * A proxy to ports of this machine that is as slow as a phone's network. Unlike the browser's own
 * throttling, it also slows down workers and media.
 */
export function openSlowLine(speed: LineSpeed): SlowLine {
  const servers: Server[] = []
  const sockets = new Set<Socket>()
  const lanes = { up: laneOf(speed), down: laneOf(speed) }

  const carry = (from: Socket, to: Socket, send: ReturnType<typeof laneOf>) => {
    sockets.add(from)
    // Each connection sends its next packet after the last one, so that large files leave bandwidth
    // for small ones.
    const sendPackets = (data: Buffer) => {
      const next = data.subarray(packet)
      send(
        Math.min(data.length, packet),
        () => (next.length > 0 ? sendPackets(next) : from.resume()),
        () => !to.destroyed && to.write(data.subarray(0, packet)),
      )
    }
    from.on('data', (data: Buffer) => {
      from.pause()
      sendPackets(data)
    })
    from.on('end', () =>
      send(
        0,
        () => {},
        () => to.end(),
      ),
    )
    from.on('error', () => to.destroy())
    from.on('close', () => sockets.delete(from))
  }

  return {
    to: async (port) => {
      const server = createServer({ pauseOnConnect: true }, (near) => {
        // A TCP handshake costs one round trip.
        setTimeout(() => {
          const far = connect({ port, host: '127.0.0.1' })
          carry(near, far, lanes.up)
          carry(far, near, lanes.down)
          near.resume()
        }, speed.latency)
      })
      servers.push(server)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return (server.address() as AddressInfo).port // it listens on a port
    },
    close: () => {
      for (const server of servers) server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
