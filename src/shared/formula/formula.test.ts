import { describe, expect, test } from 'vitest'
import { compileFormula } from './formula.ts'
import { renameReferences } from './tokens.ts'
import type { FormulaValue } from './value.ts'

const clock = { now: Date.UTC(2026, 0, 31, 22, 30), timeZone: 'Asia/Shanghai' }

/** The result of a formula, its fault or its problem; answers by question id. */
const result = (source: string, answers: Readonly<Record<string, FormulaValue>> = {}) => {
  const formula = compileFormula(source)
  if ('problem' in formula) return formula.problem
  const values = formula.references.map(
    ({ questionId, address }) => answers[address === undefined ? questionId : `${questionId}.${address}`] ?? null,
  )
  const made = formula.run(values, clock)
  return 'value' in made ? made.value : made.fault
}

describe('arithmetic', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['2 ^ -1', 0.5],
    ['0.1 + 0.2', 0.3],
    ['1.1 * 3', 3.3],
    ['.5 + 1e3', 1000.5],
    ['（1 ＋ 2）', { code: 'unknownCharacter', from: 3, to: 4, at: '＋' }],
    ['（1 + 2）× 4 ÷ 3', 4],
    ['1 / 0', 'divisionByZero'],
    ['10 ^ 400', 'outOfRange'],
    ['"7" + 1', 8],
    ['"seven" + 1', 'notNumber'],
  ])('%s', (source, expected) => {
    expect(result(source)).toEqual(expected)
  })

  test('rounds as people do, by decimals as they are written', () => {
    expect(result('ROUND(1.005, 2)')).toBe(1.01)
    expect(result('ROUND(-2.5)')).toBe(-3)
    expect(result('ROUND(1234.5, -2)')).toBe(1200)
    expect(result('FLOOR(0.29 * 100)')).toBe(29)
    expect(result('CEIL(1.1, 1)')).toBe(1.1)
    expect(result('MOD(-7, 3)')).toBe(2)
  })
})

describe('answers', () => {
  test('are read by their ids, and parts of them by address', () => {
    expect(result('{price1} * {count1} + {sub001.child1:sum}', { price1: 2, count1: 3, 'sub001.child1:sum': 4 })).toBe(
      10,
    )
    expect(result('{matrix.row1.col1} & "!"', { 'matrix.row1.col1': 'a' })).toBe('a!')
  })

  test('that are not there count as nothing: 0 in a sum, no value in a mean', () => {
    expect(result('{gone00} + 5')).toBe(5)
    expect(result('AVERAGE({gone00}, 4, 6)')).toBe(5)
    expect(result('AVERAGE({gone00})')).toBeNull()
    expect(result('ISEMPTY({gone00})')).toBe(true)
    expect(result('COUNT({gone00}, 0, "a", {many00})', { many00: ['x', 'y'] })).toBe(4)
  })

  test('of choices contain options, and equal their only one', () => {
    const chosen = { choice: ['red'], many00: ['red', 'blue'] }
    expect(result('{choice} = "red"', chosen)).toBe(true)
    expect(result('CONTAINS({many00}, "blue")', chosen)).toBe(true)
    expect(result('CONTAINS({many00}, "blu")', chosen)).toBe(false)
    expect(result('{many00} > 1', chosen)).toBe('notComparable')
  })
})

describe('comparison and logic', () => {
  test.each([
    ['1 < 2', true],
    ['2 <= 2', true],
    ['3 ≠ 3', false],
    ['"10" > "9"', true],
    ['"b" > "a"', true],
    ['"2026-02-01" > "2026-01-31"', true],
    ['1 = "1"', true],
    ['IF(2 > 1, "yes", 1 / 0)', 'yes'],
    ['IF(FALSE, 1)', null],
    ['IFS(1 > 2, "a", 2 > 1, "b", "c")', 'b'],
    ['IFS(1 > 2, "a", "c")', 'c'],
    ['AND(TRUE, 1 > 2, 1 / 0)', false],
    ['OR(FALSE, 1)', true],
    ['XOR(TRUE, TRUE)', false],
    ['NOT(1 = 2)', true],
    ['IFERROR(1 / 0, "none")', 'none'],
    ['NOT("maybe")', 'notLogical'],
  ])('%s', (source, expected) => {
    expect(result(source)).toEqual(expected)
  })
})

describe('texts', () => {
  test.each([
    ['"a" & 1 & TRUE', 'a1TRUE'],
    ['LEFT("你好世界", 2)', '你好'],
    ['LEN("👍🏽a")', 3],
    ['RIGHT("abc")', 'c'],
    ['MID("abcdef", 2, 3)', 'bcd'],
    ['REPLACE("a-b-c", "-", "")', 'abc'],
    ['TRIM("  a   b ")', 'a b'],
    ['SEARCH("B", "abc")', 2],
    ['SEARCH("x", "abc")', 0],
    ['TEXT(3.14159, 2)', '3.14'],
    ['VALUE("12.5")', 12.5],
    ['"say \\"hi\\""', 'say "hi"'],
    ['REPT("ab", 100000)', 'tooLong'],
  ])('%s', (source, expected) => {
    expect(result(source)).toEqual(expected)
  })
})

describe('days', () => {
  test.each([
    ['TODAY()', '2026-02-01'],
    ['NOW()', '2026-02-01T06:30'],
    ['DATE(2026, 2, 30)', '2026-03-02'],
    ['YEAR("2026-05-06") & MONTH("2026-05-06") & DAY("2026-05-06")', '202656'],
    ['WEEKDAY("2026-02-01")', 7],
    ['DATEDIF("2000-02-29", "2026-02-28", "Y")', 25],
    ['DATEDIF("2026-01-31", "2026-02-28", "M")', 0],
    ['DATEDIF("2026-03-01", "2026-02-01")', -28],
    ['DATEDIF("2026-01-01T10:00", "2026-01-02T09:00", "H")', 23],
    ['DATEADD("2026-02-28", 1)', '2026-03-01'],
    ['DATEADD("2026-01-31T23:50", 20, "N")', '2026-02-01T00:10'],
    ['EDATE("2026-01-31", 1)', '2026-02-28'],
    ['DATEADD("9999-12-31", 1)', 'outOfRange'],
    ['YEAR("2026-02-30")', 'notDate'],
    ['YEAR("soon")', 'notDate'],
  ])('%s', (source, expected) => {
    expect(result(source)).toEqual(expected)
  })
})

describe('what is wrong is said with its place', () => {
  test.each([
    ['', 'missingOperand', 0, 0],
    ['1 +', 'missingOperand', 2, 3],
    ['(1 + 2', 'missingParenthesis', 0, 1],
    ['1 2', 'unexpected', 2, 3],
    ['SUM(1,)', 'missingOperand', 6, 7],
    ['NOPE(1)', 'unknownFunction', 0, 4],
    ['ROUND()', 'tooFewArguments', 0, 5],
    ['ABS(1, 2)', 'tooManyArguments', 0, 3],
    ['"open', 'openText', 0, 5],
    ['{q 1}', 'openReference', 0, 1],
    ['1 # 2', 'unknownCharacter', 2, 3],
    ['constructor(1)', 'unknownFunction', 0, 11],
  ])('%s', (source, code, from, to) => {
    expect(result(source)).toMatchObject({ code, from, to })
  })

  test('a tree too deep and a text too long are refused before they cost anything', () => {
    expect(result(`${'('.repeat(500)}1${')'.repeat(500)}`)).toMatchObject({ code: 'tooDeep' })
    expect(result(`${'-'.repeat(1500)}1`)).toMatchObject({ code: 'tooDeep' })
    expect(result('1+'.repeat(1500))).toMatchObject({ code: 'tooLong' })
  })
})

test('a copy of a form speaks of its own questions; quoted texts stay', () => {
  const renamed = (id: string) => ({ old001: 'new001', row001: 'row002' })[id] ?? id
  expect(
    renameReferences('{old001} + {old001.row001} & "{old001}"', renamed, (address) =>
      address.replace('row001', 'row002'),
    ),
  ).toBe('{new001} + {new001.row002} & "{old001}"')
})

test('says whether it looks at the clock', () => {
  const readsClock = (source: string) => {
    const formula = compileFormula(source)
    return 'readsClock' in formula && formula.readsClock
  }
  expect(readsClock('DATEDIF({born00}, TODAY(), "Y")')).toBe(true)
  expect(readsClock('YEAR({born00})')).toBe(false)
})
