// What a question type keeps for every form, read by whoever draws its questions; shown with the places of `province-city`.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { published, question, submit } from '../form/testing.ts'

let server: TestServer
let author: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  author = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const dataOf = (type: string, name: string) =>
  call(server, 'GET', `/public/question-type/${type}/data?name=${encodeURIComponent(name)}`)

it('is there for strangers, one level of places at a time', async () => {
  const { code, data } = await dataOf('province-city', 'in:330000')
  expect(code).toBe(200)
  expect(data).toContainEqual({ code: '330100', name: '杭州市', next: 'district' })
  expect(data.every(({ code }: { code: string }) => code.startsWith('33'))).toBe(true)
})

it('finds places by a part of their names, as deep as a question asks', async () => {
  const { data } = await dataOf('province-city', 'find:district:西湖')
  expect(data.map((way: { name: string }[]) => way.map(({ name }) => name).join(' '))).toContain('浙江省 杭州市 西湖区')
})

it('says that it is not there for other names, types without any, and no types', async () => {
  for (const [type, name] of [
    ['province-city', 'in:999999'],
    ['province-city', 'find:galaxy:西湖'],
    ['province-city', '__proto__'],
    ['input', 'in:'],
    ['no-such-type', ''],
  ] as const)
    expect((await dataOf(type, name)).code, `${type} ${name}`).toBe(404)
})

const zhejiang = { code: '330000', name: '浙江省' }
const hangzhou = { code: '330100', name: '杭州市' }
const beijing = { code: '110000', name: '北京市' }
const asked = (level: string) =>
  published(server, author, [question('q1', 'province-city', { level, detail: 'none', placeholder: {} })])

it('an address is taken when its places are those of the country, down to the level that is asked for', async () => {
  const districts = await asked('district')
  const taken = { province: zhejiang, city: hangzhou, district: { code: '330106', name: '西湖区' } }
  expect((await submit(server, districts, { q1: taken })).code).toBe(200)
  const refusals = [
    [{ ...taken, city: { code: '330100', name: '上海市' } }, 'unknownPlace'],
    [{ ...taken, district: { code: '330199', name: '没有区' } }, 'unknownPlace'],
    [{ province: zhejiang, district: taken.district }, 'unknownPlace'],
    [{ province: zhejiang, city: hangzhou }, 'incomplete'],
    [{ province: beijing }, 'incomplete'],
  ] as const
  for (const [q1, issue] of refusals)
    expect((await submit(server, districts, { q1 })).data.issues, JSON.stringify(q1)).toEqual({
      q1: [{ code: `province-city.${issue}` }],
    })
})

it('what has no city stands for one', async () => {
  const cities = await asked('city')
  expect((await submit(server, cities, { q1: { province: beijing } })).code).toBe(200)
  const xiantao = { province: { code: '420000', name: '湖北省' }, district: { code: '429004', name: '仙桃市' } }
  expect((await submit(server, cities, { q1: xiantao })).code).toBe(200)
  const dongcheng = { province: beijing, district: { code: '110101', name: '东城区' } }
  expect((await submit(server, cities, { q1: dongcheng })).data.issues).toEqual({
    q1: [{ code: 'province-city.unknownPlace' }],
  })
})
