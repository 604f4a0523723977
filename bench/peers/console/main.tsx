// A console as Ant Design Pro's template makes it: who is signed in and the menu before the layout, pages split by route,
// open pages kept in Tabs. It asks our server for the same data that our console shows.
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { Console } from './console.tsx'
import { loadLanguage } from './language.ts'
import { type MenuNode, request, type UserInfo } from './request.ts'

// All three at once; the template's own getInitialState asks before it loads more.
const [info, menu, language] = await Promise.all([
  request<UserInfo>('/getInfo'),
  request<MenuNode[]>('/getRouters'),
  loadLanguage('zh-cn'),
])

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Console info={info} menu={menu} initialLanguage={language} />
  </BrowserRouter>,
)
