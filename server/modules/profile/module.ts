import { defineModule } from '../../kernel/module.ts'
import { profileRoutes } from './routes.ts'

export default defineModule({
  name: 'profile',
  menus: [
    {
      name: 'user-profile',
      kind: 'C',
      title: 'profile',
      order: 60,
      path: '/user/profile',
      component: 'user/profile',
      icon: 'user',
      hidden: true,
      roles: ['creator', 'viewer', 'dept_manager'],
    },
  ],
  acts: {
    'profile.update': { kind: 'change', about: 'user' },
    'profile.avatar': { kind: 'change', about: 'user' },
    'profile.password': { kind: 'rights', about: 'user' },
    'profile.passwordRefused': { kind: 'refused', about: 'user' },
    'profile.unlockRefused': { kind: 'refused', about: 'user' },
    'profile.endSession': { kind: 'session', about: 'user' },
  },
  start: ({ db, storage }) => ({ routes: profileRoutes({ db, storage }) }),
})
