// The form engine in Node, beside the libraries that do the same work.
import type { AnswerTimes } from './answer-by-answer.ts'
import { ask } from './ask.ts'
import type { Judgement } from './judge.ts'
import { peerVersion } from './peer.ts'
import { note, reportComparison, reportFact, reportRow } from './row.ts'
import { plain } from './table.ts'

const seconds = process.env.BENCH_QUICK === '1' ? '0.2' : '0.6'

await answerByAnswer()
await submissions()

async function answerByAnswer(): Promise<void> {
  for (const rules of ['near', 'one'] as const) {
    const what = rules === 'near' ? '1,000 questions, one answer set' : 'one answer shows or hides 333 of 1,000'
    note(`engine: ${what}`)
    const ours = await ask<AnswerTimes>('answer-by-answer', ['ours', rules])
    const surveyjs = await ask<AnswerTimes>('answer-by-answer', ['surveyjs', rules])
    if (ours.visible.join() !== surveyjs.visible.join())
      throw new Error(`The engines show different questions: ${ours.visible} and ${surveyjs.visible}.`)
    const name = `SurveyJS ${peerVersion('survey-core')}`
    const row = (figure: string, key: 'p50' | 'p95' | 'build' | 'validateAll', atMost?: number) =>
      reportRow({
        figure,
        ours: ours[key],
        unit: 'ms',
        beside: { name, value: surveyjs[key] },
        ...(atMost !== undefined && { target: { atMost } }),
      })
    row(`${what}, p50`, 'p50')
    row(`${what}, p95`, 'p95', 2)
    if (rules === 'near') {
      row('1,000 questions, engine built', 'build')
      row('1,000 questions, all validated', 'validateAll')
    }
  }
  reportFact('Both engines showed the same number of questions at every one of the points compared.')
}

async function submissions(): Promise<void> {
  const judge = async (name: string): Promise<Judgement> => {
    note(`engine: 30-question submission, ${name}`)
    return ask<Judgement>('judge', [name, seconds])
  }
  const ours = await judge('ours')
  const peers = [
    { ...(await judge('zod')), atLeast: 2.4 },
    { ...(await judge('zodNatural')), atLeast: undefined },
    { ...(await judge('ajv')), atLeast: undefined },
    { ...(await judge('ajvNatural')), atLeast: undefined },
    { ...(await judge('formio')), atLeast: 340 },
    { ...(await judge('surveyReused')), atLeast: undefined },
    { ...(await judge('surveyNew')), atLeast: 1000 },
  ]
  const last = await judge('ours')
  const oursTwice = (key: 'valid' | 'wrong') => (ours[key].rate + last[key].rate) / 2

  for (const [key, what] of [
    ['valid', '30-question submission, valid'],
    ['wrong', '30-question submission, 4 errors'],
  ] as const) {
    const rate = oursTwice(key)
    reportRow({
      figure: what,
      ours: rate,
      unit: 'per CPU-s',
      spread: [Math.min(ours[key].spread[0], last[key].spread[0]), Math.max(ours[key].spread[1], last[key].spread[1])],
      target: { atLeast: 300_000 },
    })
    for (const peer of peers) {
      reportRow({
        figure: `${what}, beside ${peer.name}`,
        ours: rate,
        unit: 'per CPU-s',
        beside: { name: peer.name, value: peer[key].rate },
        ...(peer.atLeast !== undefined && key === 'valid' && { target: { ratioAtLeast: peer.atLeast } }),
      })
    }
  }
  reportJudged(
    oursTwice('valid'),
    peers.map(({ name, valid }) => [name, valid.rate]),
  )
  const compileMs = ours.compileMs
  if (compileMs === null) throw new Error('Our own compiling was not measured.')
  for (const peer of peers) {
    if (peer.compileMs === null || peer.name.includes('reused')) continue
    reportRow({
      figure: `30 questions, validator made, beside ${peer.name}`,
      ours: compileMs,
      unit: 'ms',
      beside: { name: peer.name, value: peer.compileMs },
      ...(peer.name.startsWith('ajv') && { target: { atMost: 1 } }),
    })
  }
  reportFact(
    'Rates are per second of CPU time; ours was measured before and after the peers, the mean is shown. All libraries accept the same 256 valid submissions and find exactly the same four errors. ajv and Form.io generate code at run time, which a strict content security policy forbids; ours and zod do not need it.',
  )
}

/** Whose answers a library judges decides as much as the library: both are said. */
function reportJudged(ours: number, peers: readonly (readonly [name: string, rate: number])[]): void {
  const said = (each: readonly (readonly [string, number])[]) =>
    each.map(([name, rate]) => `${name} ${plain(rate)}`).join(' · ')
  const judgesOurs = (name: string) => name.startsWith('zod') || name.startsWith('ajv')
  const isNatural = (name: string) => name.includes('own shape')
  const inOurs = peers.filter(([name]) => judgesOurs(name) && !isNatural(name))
  const inTheirs = peers.filter(([name]) => !judgesOurs(name) || isNatural(name))
  reportComparison({
    heading: ['Figure', 'Formloom', 'Beside it, in the same run', 'Target'],
    lines: [
      [
        '30-question submissions judged, per CPU-second',
        plain(ours),
        `answers in our shape: ${said(inOurs)}; in their own: ${said(inTheirs)}`,
        `300,000: ${ours >= 300_000 ? 'met' : 'missed'}`,
      ],
    ],
  })
}
