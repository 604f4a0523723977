import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { dictSubject } from './audit-subject.ts'
import { dictRoutes } from './routes.ts'

export default defineModule({
  name: 'dict',
  permissions: [
    'system:dict:list',
    'system:dict:query',
    'system:dict:add',
    'system:dict:edit',
    'system:dict:remove',
    'system:dict:export',
  ],
  menus: [
    {
      name: 'system-dict',
      kind: 'C',
      title: 'menu.system.dict',
      under: 'system',
      order: 70,
      path: '/system/dict',
      component: 'system/dict',
      icon: 'list',
      permission: 'system:dict:list',
    },
    button('system:dict:add', { under: 'system-dict', order: 10 }),
    button('system:dict:edit', { under: 'system-dict', order: 20 }),
    button('system:dict:remove', { under: 'system-dict', order: 30 }),
    button('system:dict:export', { under: 'system-dict', order: 40 }),
    {
      name: 'dict-data',
      kind: 'C',
      title: 'menu.system.dictData',
      under: 'system',
      order: 140,
      path: '/dict/type/data/:dictId',
      component: 'system/dict/data',
      icon: 'list',
      permission: 'system:dict:query',
      hidden: true,
    },
  ],
  acts: {
    'dict.createType': { kind: 'create', about: 'dict' },
    'dict.updateType': { kind: 'change', about: 'dict' },
    'dict.deleteType': { kind: 'remove', about: 'dict' },
    'dict.createItem': { kind: 'create', about: 'dict' },
    'dict.updateItem': { kind: 'change', about: 'dict' },
    'dict.deleteItem': { kind: 'remove', about: 'dict' },
    'dict.exportTypes': { kind: 'export' },
    'dict.exportItems': { kind: 'export' },
  },
  subjects: { dict: dictSubject },
  start: (host) => ({ routes: dictRoutes(host) }),
})
