import type texts from '../locales/zh-cn.json'

type Words = Record<keyof (typeof texts)['server'], string>

declare module '#sdk/page-server' {
  interface PageMessages extends Words {}
}
