export const mostDecimals = 10
