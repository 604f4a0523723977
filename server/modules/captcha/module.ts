import { captchaPasses } from '../../http/guards.ts'
import { defineModule } from '../../kernel/module.ts'
import { redeemPass } from './pass.ts'
import { deleteDeadCaptchas } from './repository.ts'
import { captchaRoutes } from './routes.ts'
import { createCaptchaService } from './service.ts'

export default defineModule({
  name: 'captcha',
  provides: { captchaPasses },
  start: ({ db }) => ({
    provides: { captchaPasses: (code, client) => redeemPass(db, code, client) },
    routes: captchaRoutes(createCaptchaService(db)),
    sweeps: [deleteDeadCaptchas],
  }),
})
