// What all checks of the contract go by.

/** The language of sources: meaning is stated in it. */
export const language = 'zh-cn'
export const now = Date.UTC(2026, 5, 15, 12)
/** One seed for everybody: what fails once fails for all. */
export const seed = 20_260_801
