import { expect, test } from 'vitest'
import { parseCron } from './cron.ts'
import { describeCron } from './cron-sentence.ts'
import { chineseCron, englishCron } from './cron-texts.fixture.ts'

const say = (text: string, labels = englishCron, language = 'en') => {
  const read = parseCron(text)
  return 'cron' in read ? describeCron(read.cron, labels.words, language) : read.problem.rule
}

test.each([
  ['0 0 12 * * ?', 'Runs at 12:00:00, every day.'],
  ['0 0 8,18 ? * MON-FRI', 'Runs at 08:00:00, 18:00:00, Monday to Friday.'],
  ['* * * * * ?', 'Runs every second.'],
  ['0 * * * * ?', 'Runs every minute.'],
  ['0 0 * * * ?', 'Runs every hour.'],
  ['0 0/25 * * * ?', 'Runs every 25 minutes from minute 0.'],
  ['0 0/30 9-17 ? * MON,WED', 'Runs every 30 minutes from minute 0, every hour from 9 to 17, on Monday and Wednesday.'],
  ['0 0 0/2 * * ?', 'Runs every 2 hours from hour 0, every day.'],
  ['0 15 10 L * ?', 'Runs at 10:15:00, on the last day of the month.'],
  ['0 15 10 LW 3,6 ?', 'Runs at 10:15:00, on the last working day of the month, in March and June.'],
  ['0 0 0 ? * 6L 2027', 'Runs at 00:00:00, on the last Friday of the month, in 2027.'],
  ['0 0 0 ? * TUE#2', 'Runs at 00:00:00, on Tuesday number 2 of the month.'],
  ['0 9 1 * MON', 'Runs at 09:00:00, on day 1 or on Monday.'],
])('%s', (text, sentence) => expect(say(text)).toBe(sentence))

test('other languages have other orders and names', () => {
  expect(say('0 0 8 ? * MON-FRI', chineseCron, 'zh-cn')).toBe('星期一至星期五，08:00:00执行。')
  expect(say('0 0 8 1 3 ?', chineseCron, 'zh-cn')).toBe('三月，每月 1 日，08:00:00执行。')
})
