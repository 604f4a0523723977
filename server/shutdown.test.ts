import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from './log.ts'
import { createShutdown } from './shutdown.ts'

describe('createShutdown', () => {
  it('closes in the reverse order, once, each after the one before is done', async () => {
    const { shutdown, events } = collect()
    for (const name of ['database', 'pool', 'door']) {
      shutdown.register(name, async () => {
        events.push(`${name} begins`)
        await sleep(10)
        events.push(`${name} ends`)
      })
    }
    await Promise.all([shutdown.run(), shutdown.run()])
    expect(events).toEqual(['door begins', 'door ends', 'pool begins', 'pool ends', 'database begins', 'database ends'])
  })

  it('goes on after a failure and after one that never ends', async () => {
    const { shutdown, events, lines } = collect()
    shutdown.register('database', () => events.push('database'))
    shutdown.register('pool', () => Promise.reject(new Error('stuck')))
    shutdown.register('door', () => new Promise(() => {}), 30)
    await shutdown.run()
    expect(events).toEqual(['database'])
    expect(lines.join('')).toContain('closing pool failed')
    expect(lines.join('')).toContain('closing door takes longer than 0.03 s; going on')
  })
})

describe.runIf(process.platform !== 'win32')('signals', () => {
  let child: ChildProcess

  afterEach(() => child.kill('SIGKILL'))

  it('let the work in hand end and exit with 0', async () => {
    child = await waitingProcess(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('count as one when they arrive together, as Ctrl+C does', async () => {
    child = await waitingProcess(300)
    child.kill('SIGINT')
    await sleep(30)
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('end the process at once the second time', async () => {
    child = await waitingProcess(60_000)
    child.kill('SIGINT')
    await sleep(600)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([130, null])
  })
})

function collect() {
  const lines: string[] = []
  const log = createLogger({ isProduction: true, logLevel: 'info' }, (line) => lines.push(line))
  return { shutdown: createShutdown(log), events: [] as string[], lines }
}

async function waitingProcess(stopMilliseconds: number): Promise<ChildProcess> {
  const script = `
    import { onSignals } from ${JSON.stringify(new URL('./shutdown.ts', import.meta.url).href)}
    onSignals({ stop: () => new Promise((resolve) => setTimeout(resolve, ${stopMilliseconds})) })
    setInterval(() => {}, 1000)
    console.log('ready')`
  const started = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(started.stdout, 'data')
  return started
}
