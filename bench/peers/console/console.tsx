import {
  BellOutlined,
  FileOutlined,
  FolderOutlined,
  FullscreenOutlined,
  HomeOutlined,
  SettingOutlined,
  TranslationOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { ProLayout } from '@ant-design/pro-components'
import { Badge, ConfigProvider, Dropdown, Spin, Tabs } from 'antd'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Language, type LanguageCode, loadLanguage, TextsContext } from './language.ts'
import { type MenuNode, request, type UserInfo } from './request.ts'

// Every menu entry has a page of its own; those that are not measured share what draws their table.
const pages: Readonly<Record<string, ComponentType<{ readonly info: UserInfo; readonly path: string }>>> = {
  '/index': lazy(() => import('./pages/dashboard.tsx')),
  '/project/list': lazy(() => import('./pages/forms.tsx')),
  '/system/user': lazy(() => import('./pages/users.tsx')),
}
const AnyList = lazy(() => import('./pages/any-list.tsx'))

const icons: Readonly<Record<string, ReactNode>> = {
  home: <HomeOutlined />,
  folder: <FolderOutlined />,
  file: <FileOutlined />,
  settings: <SettingOutlined />,
}

interface ConsoleProps {
  readonly info: UserInfo
  readonly menu: readonly MenuNode[]
  readonly initialLanguage: Language
}

export function Console({ info, menu, initialLanguage }: ConsoleProps) {
  const [language, setLanguage] = useState(initialLanguage)
  const [unread, setUnread] = useState(0)
  const [open, setOpen] = useState<readonly string[]>(['/index'])
  // Unfolded, as ours are.
  const groups = menu.filter(({ children }) => children.length > 0).map(({ path }) => path)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const t = (key: string) => language.texts[key] ?? key
  const active = pathname === '/' ? '/index' : pathname
  useEffect(() => setOpen((paths) => (paths.includes(active) ? paths : [...paths, active])), [active])
  useEffect(() => void request<{ count: number }>('/message/unread').then(({ count }) => setUnread(count)), [])

  const titles = new Map(flat(menu).map(({ path, meta }) => [path, meta.title]))
  return (
    <ConfigProvider locale={language.locale}>
      <TextsContext value={language.texts}>
        <ProLayout
          title="Ant Design Pro"
          logo={false}
          layout="mix"
          fixSiderbar
          location={{ pathname: active }}
          route={{ path: '/', routes: routesOf(menu, t) }}
          openKeys={groups}
          menuItemRender={({ path = '/' }, dom) => (
            <a
              href={path}
              onClick={(event) => {
                event.preventDefault()
                navigate(path)
              }}
            >
              {dom}
            </a>
          )}
          avatarProps={{ icon: <UserOutlined />, title: info.user.nickName, size: 'small' }}
          actionsRender={() => [
            <Dropdown
              key="language"
              trigger={['click']}
              menu={{
                items: [
                  { key: 'zh-cn', label: '简体中文' },
                  { key: 'en', label: 'English' },
                  { key: 'de', label: 'Deutsch' },
                ],
                onClick: ({ key }) => void loadLanguage(key as LanguageCode).then(setLanguage),
              }}
            >
              <button type="button" data-language-button aria-label={t('language')}>
                <TranslationOutlined />
              </button>
            </Dropdown>,
            <Badge key="messages" count={unread} size="small">
              <BellOutlined />
            </Badge>,
            <FullscreenOutlined key="full" />,
          ]}
        >
          <Tabs
            type="editable-card"
            hideAdd
            size="small"
            activeKey={active}
            onChange={(path) => navigate(path)}
            onEdit={(path) => setOpen((paths) => paths.filter((each) => each !== path))}
            items={open.map((path) => {
              const Page = pages[path] ?? AnyList
              return {
                key: path,
                closable: path !== '/index',
                label: <span data-tab={path}>{t(titles.get(path) ?? path)}</span>,
                children: (
                  <Suspense fallback={<Spin />}>
                    <Page info={info} path={path} />
                  </Suspense>
                ),
              }
            })}
          />
        </ProLayout>
      </TextsContext>
    </ConfigProvider>
  )
}

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

interface Route {
  readonly path: string
  readonly name: string
  readonly icon: ReactNode
  readonly routes?: Route[]
}

const routesOf = (nodes: readonly MenuNode[], t: (key: string) => string): Route[] =>
  nodes
    .filter(({ meta }) => !meta.isHide)
    .map(({ path, meta, children }) => {
      const routes = routesOf(children, t)
      return {
        path,
        name: t(meta.title),
        icon: icons[meta.icon] ?? <FileOutlined />,
        ...(routes.length > 0 && { routes }),
      }
    })
