// The console: its first load and how it answers in Chromium, beside an Ant Design Pro style page; and its server's captcha
// pictures, sockets and sign-ins, each beside a limit.
import { runGroup } from './cleanup.ts'
import { measureCaptcha } from './console/captcha.ts'
import { startContenders } from './console/contenders.ts'
import { measureFirstLoad } from './console/first-load.ts'
import { measureLogins } from './console/logins.ts'
import { measureResponse } from './console/response.ts'
import { measureSockets } from './console/sockets.ts'

const quick = process.env.BENCH_QUICK === '1'
// BENCH_CONSOLE chooses parts, for whoever works on one of them.
const parts = process.env.BENCH_CONSOLE?.split(',') ?? ['first-load', 'response', 'captcha', 'sockets', 'logins']

await runGroup(async () => {
  if (parts.includes('first-load') || parts.includes('response')) {
    const { contenders, stop } = await startContenders()
    if (parts.includes('first-load')) await measureFirstLoad(contenders, quick)
    if (parts.includes('response')) await measureResponse(contenders, quick ? 2 : 12)
    await stop()
  }
  if (parts.includes('captcha')) await measureCaptcha(quick ? 1 : 5)
  if (parts.includes('sockets')) await measureSockets(quick ? 200 : 2_000)
  if (parts.includes('logins')) await measureLogins(quick ? 2 : 10)
})
