import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineEndpoint, publicAccess } from '#shared/contract/endpoint'
import texts from '../../locales/zh-cn/errors.json' with { type: 'json' }
import { ApiError } from './api-error.ts'
import { createClient } from './client.ts'
import { type Behaviour, catalogue, failureText } from './errors.ts'
import { type Answer, type ApiServer, refusal, startApiServer } from './testing/api-server.ts'

const endpoint = defineEndpoint({ method: 'POST', path: '/x', summary: '', access: publicAccess, data: z.null() })
const chinese: Readonly<Record<string, string>> = texts
const translate = (key: string, params: Record<string, string | number>) =>
  (chinese[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))

let api: ApiServer
beforeAll(async () => {
  api = await startApiServer()
})
afterAll(() => api.close())

/** The spec's error catalogue (section 8), one row each: what the server does, what is said, what happens. */
const rows: [string, Answer, string, Behaviour['effect']][] = [
  ['401', refusal(401, 'x'), '认证失败，无法访问系统资源', 'signOut'],
  ['403', refusal(403, 'x'), '当前操作没有权限', 'toast'],
  ['404', refusal(404, 'x'), '访问资源不存在', 'toast'],
  ['500 with words', refusal(500, '表单名称不能为空'), '表单名称不能为空', 'toast'],
  ['500 without words', refusal(500), '系统未知错误，请反馈给管理员', 'toast'],
  ['510', refusal(510, '无法发布'), '无法发布', 'none'],
  ['416 without a captcha to ask', refusal(416, '请完成安全验证'), '请完成安全验证', 'toast'],
  ['429, seconds', refusal(429, 'x', { retryAfterSeconds: 30 }), '操作过于频繁，请等待 30秒钟后再试', 'toast'],
  ['429, minutes', refusal(429, 'x', { retryAfterSeconds: 840 }), '操作过于频繁，请等待 14分钟后再试', 'toast'],
  ['429, hours', refusal(429, 'x', { retryAfterSeconds: 7100 }), '操作过于频繁，请等待 2小时后再试', 'toast'],
  ['429 without a time', refusal(429, 'x'), '操作过于频繁，请稍后再试', 'toast'],
  ['410', refusal(410), '许可证无效或已过期', 'licence'],
  ['another code with words', refusal(999, '余额不足'), '余额不足', 'notification'],
  ['another code without words', refusal(999), '系统未知错误，请反馈给管理员', 'notification'],
  ['no connection', { hangUp: true }, '后端接口连接异常', 'toast'],
  ['no answer in time', { silent: true }, '系统接口请求超时', 'toast'],
  ['HTTP 502', { status: 502, text: '' }, '系统接口502异常', 'toast'],
  ['an answer nobody understands', { text: 'hello' }, '系统未知错误，请反馈给管理员', 'toast'],
]

test.each(rows)('%s', async (_row, answer, text, effect) => {
  api.answer = () => answer
  const told: ApiError[] = []
  const { call } = createClient({
    baseUrl: api.baseUrl,
    token: () => null,
    language: () => 'zh-CN',
    timeout: answer.silent ? 100 : 5000,
    onFailure: (failure) => told.push(failure),
  })
  const error: unknown = await call(endpoint).catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('the call was not rejected')
  expect(failureText(error, translate, 'zh-CN')).toBe(text)
  expect(catalogue[error.kind].effect).toBe(effect)
  expect(told).toEqual([error])
})

test('an HTTP status is said for one second, the others long enough to be read', () => {
  for (const [kind, { duration }] of Object.entries(catalogue)) {
    expect(duration).toBe(kind === 'httpStatus' ? 1000 : 6000)
  }
})
