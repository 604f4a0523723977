/** What is wrong with how a formula is written, and where. Places count UTF-16 units, as editors do. */
export interface FormulaProblem {
  readonly code:
    | 'tooLong'
    | 'tooDeep'
    | 'unknownCharacter'
    | 'openText'
    | 'openReference'
    | 'missingOperand'
    | 'missingParenthesis'
    | 'unexpected'
    | 'unknownFunction'
    | 'tooFewArguments'
    | 'tooManyArguments'
  readonly from: number
  readonly to: number
  /** The function, or what stands there. */
  readonly at: string
}

/** Why a formula has no result for these answers. */
export type FormulaFault =
  | 'notNumber'
  | 'notDate'
  | 'notLogical'
  | 'notComparable'
  | 'divisionByZero'
  | 'outOfRange'
  | 'tooLong'

/** Thrown inside the engine only; `run` returns the fault. */
export class FaultSignal extends Error {
  readonly fault: FormulaFault
  constructor(fault: FormulaFault) {
    super(fault)
    this.fault = fault
  }
}

export const fail = (fault: FormulaFault): never => {
  throw new FaultSignal(fault)
}
