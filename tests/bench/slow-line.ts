import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Milliseconds there and back, and bytes a second in each direction, for all connections together. */
type LineSpeed = { latency: number; bytesPerSecond: number }

type SlowLine = {
  /** The port where what stands at this one is found over the line. */
  to: (port: number) => Promise<number>
  close: () => void
}

/** Small enough that files that come at once share the line. */
const packet = 4096

/** One direction of the line: what is sent later leaves later, no faster than the line carries. */
function laneOf({ latency, bytesPerSecond }: LineSpeed) {
  let freeAt = 0
  // Two timers of the same millisecond may fire in either order, and a file would come with its end mixed up.
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
 * A line to ports of this machine as slow as a phone's. Everything goes through it: pages, workers, media
 * and the backend's answers, where the browser's own throttling leaves workers out.
 */
export function openSlowLine(speed: LineSpeed): SlowLine {
  const servers: Server[] = []
  const sockets = new Set<Socket>()
  const lanes = { up: laneOf(speed), down: laneOf(speed) }

  const carry = (from: Socket, to: Socket, send: ReturnType<typeof laneOf>) => {
    sockets.add(from)
    // The next packet of a connection waits for the last: large files leave room for small ones.
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
        // To connect takes a way there and back of its own.
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
