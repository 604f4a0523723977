import type { NavItem } from './nav-item.ts'

/** A console's menu for stories of navigations: three levels, a long text, a count, a way out. */
export const navExample: readonly NavItem[] = [
  { id: 'home', label: '首页', icon: 'home', href: '#home' },
  {
    id: 'forms',
    label: '表单',
    icon: 'file',
    items: [
      { id: 'mine', label: '我的表单', href: '#mine' },
      { id: 'shared', label: '与我共享', href: '#shared', badge: 3 },
      { id: 'bin', label: '回收站', href: '#bin' },
    ],
  },
  { id: 'todo', label: '待办', icon: 'check-square', href: '#todo', badge: 12 },
  {
    id: 'system',
    label: '系统管理',
    icon: 'settings',
    items: [
      { id: 'user', label: '用户管理', href: '#user' },
      {
        id: 'log',
        label: '日志',
        items: [
          { id: 'sign-in-log', label: '登录日志', href: '#sign-in-log' },
          { id: 'action-log', label: 'Protokoll der Benutzerhandlungen und Systemereignisse', href: '#action-log' },
        ],
      },
      { id: 'dict', label: '字典管理', href: '#dict' },
    ],
  },
  { id: 'help', label: '帮助中心', icon: 'info', href: 'https://example.org', external: true },
]
